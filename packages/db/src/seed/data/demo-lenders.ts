import type { EmiKind } from '@aabha/contracts/emi/emi.values';

interface DemoLender {
  bank: string;
  kind: EmiKind;
  /** A year, in percent. */
  rate: number;
  feeRupees: number;
  minRupees: number;
  months: readonly number[];
  /** Plans whose interest the shop pays, with the least price. */
  noCost?: { months: readonly number[]; minRupees: number; offer: string };
  termsUrl: string;
}

/**
 * The demo's lenders (docs/spec/emi.md#demo-plans). Their plans are plausible and invented: each is dated the day of loading
 * and ends a year later.
 */
export const DEMO_LENDERS: readonly DemoLender[] = [
  {
    ...{ bank: 'HDFC Bank', kind: 'card', rate: 16, feeRupees: 199, minRupees: 3000 },
    months: [3, 6, 9, 12, 18, 24],
    noCost: { months: [3, 6], minRupees: 15_000, offer: 'offer_DemoHdfc' },
    termsUrl: 'https://www.hdfcbank.com/',
  },
  {
    ...{ bank: 'ICICI Bank', kind: 'card', rate: 15.99, feeRupees: 199, minRupees: 3000 },
    months: [3, 6, 9, 12],
    noCost: { months: [6, 9], minRupees: 25_000, offer: 'offer_DemoIcici' },
    termsUrl: 'https://www.icicibank.com/',
  },
  {
    ...{ bank: 'SBI Card', kind: 'card', rate: 15, feeRupees: 99, minRupees: 2500 },
    months: [3, 6, 9, 12, 18, 24],
    termsUrl: 'https://www.sbicard.com/',
  },
  {
    ...{ bank: 'Axis Bank', kind: 'card', rate: 16, feeRupees: 0, minRupees: 2500 },
    months: [3, 6, 9, 12],
    termsUrl: 'https://www.axisbank.com/',
  },
  {
    ...{ bank: 'HDFC Bank', kind: 'debit', rate: 16, feeRupees: 199, minRupees: 5000 },
    months: [6, 9, 12, 18],
    termsUrl: 'https://www.hdfcbank.com/',
  },
  {
    ...{ bank: 'Axio', kind: 'cardless', rate: 24, feeRupees: 149, minRupees: 3000 },
    months: [3, 6, 9],
    termsUrl: 'https://axio.co.in/',
  },
];
