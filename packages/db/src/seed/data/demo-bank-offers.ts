import type { OfferBenefit, OfferMethod } from '@aabha/contracts/bank-offers/bank-offers.values';

interface DemoOffer {
  bank: string;
  method: OfferMethod;
  benefit: OfferBenefit;
  percent?: number;
  /** A fixed amount instead of a percentage. */
  rupees?: number;
  maxRupees?: number;
  minRupees: number;
  /** The payment sandbox takes off what its end says. */
  offer?: string;
  usageNote: string;
  termsUrl: string;
}

/** The demo's offers of the banks of its EMI plans (docs/spec/bank-offers.md#demo-offers). They are invented. */
export const DEMO_BANK_OFFERS: readonly DemoOffer[] = [
  {
    ...{ bank: 'HDFC Bank', method: 'credit', benefit: 'instant', percent: 10, maxRupees: 1500 },
    ...{ minRupees: 20_000, offer: 'offer_DemoHdfc10p1500', usageNote: 'Once a card' },
    termsUrl: 'https://www.hdfcbank.com/',
  },
  {
    ...{ bank: 'SBI Card', method: 'credit', benefit: 'instant', percent: 5, maxRupees: 2500 },
    ...{ minRupees: 40_000, offer: 'offer_DemoSbi5p2500', usageNote: 'Once a card and month' },
    termsUrl: 'https://www.sbicard.com/',
  },
  {
    ...{ bank: 'Axis Bank', method: 'debit', benefit: 'instant', percent: 5, maxRupees: 750 },
    ...{ minRupees: 10_000, offer: 'offer_DemoAxis5p750', usageNote: 'Once a card' },
    termsUrl: 'https://www.axisbank.com/',
  },
  {
    ...{ bank: 'ICICI Bank', method: 'upi', benefit: 'cashback', rupees: 200, minRupees: 5000 },
    usageNote: 'Once a person, while the bank gives it',
    termsUrl: 'https://www.icicibank.com/',
  },
];
