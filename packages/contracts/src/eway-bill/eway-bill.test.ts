import { describe, expect, it } from 'vitest';
import { invoiceSnapshot } from '../invoices/invoice-snapshot';
import { paise, ZERO } from '../money/money';
import { demoSettings } from '../shop-settings/settings';
import { ewayBillOf } from './eway-bill';
import {
  ewayBillLimitOn,
  ewayBillState,
  ewayBillValidUntil,
  isEwayBillNeeded,
  isWithinEwayBillTime,
} from './eway-bill.rules';
import { formatEwayBillNumber } from './eway-bill-number';

const MUMBAI = '27AAPFU0939F1ZV';
const ISSUED_AT = '2026-11-22T19:00:00.000Z';
const LIMITS = [
  { stateCode: '27', limitPaise: paise(1_00_000_00), validFrom: '2018-04-01' },
  { stateCode: '08', limitPaise: paise(1_00_000_00), validFrom: '2018-04-01' },
  { stateCode: '08', limitPaise: paise(50_000_00), validFrom: '2027-01-01' },
];

const buyer = { name: 'Asha Rao', email: '', phone: '', address: '7 Temple Street', city: 'Bengaluru' };
const line = { productName: 'Nova 43', hsn: '85287217', quantity: 2, warrantyMonths: 0 };

/** Two televisions of ₹29,990.25 with delivery of ₹99 and a round-off. */
function issued(over: object, state = 'Karnataka') {
  const purchase = { ...buyer, state, zip: '560034', couponCode: null, discountPaise: ZERO };
  return invoiceSnapshot(
    demoSettings(),
    { ...purchase, shippingPaise: paise(99_00), roundOffPaise: paise(-50), ...over },
    [{ ...line, unitPricePaise: paise(29_990_25), warrantyPricePaise: ZERO }],
    () => 18,
  );
}
const billOf = (snapshot: ReturnType<typeof issued>) =>
  ewayBillOf({ number: 'TV/2627/000123', issuedAt: ISSUED_AT, snapshot });

describe('the file of an e-way bill', () => {
  it('has sender, recipient, items and sums of an invoice to a person in the same State', () => {
    expect(billOf(issued({}))).toEqual({
      version: '1.0.0621',
      billLists: [
        {
          ...{ userGstin: '29AAGCB7383J1Z4', supplyType: 'O', subSupplyType: 1, docType: 'INV' },
          ...{ docNo: 'TV/2627/000123', docDate: '23/11/2026', transType: 1 },
          ...{ fromGstin: '29AAGCB7383J1Z4', fromTrdName: 'Aabha Electronics Private Limited' },
          ...{ fromAddr1: '42, Residency Road, Ashok Nagar', fromAddr2: '', fromPlace: 'Bengaluru' },
          ...{ fromPincode: 560025, fromStateCode: 29, actualFromStateCode: 29 },
          ...{ toGstin: 'URP', toTrdName: 'Asha Rao', toAddr1: '7 Temple Street', toAddr2: '' },
          ...{ toPlace: 'Bengaluru', toPincode: 560034, toStateCode: 29, actualToStateCode: 29 },
          ...{ totalValue: 50914.84, cgstValue: 4582.33, sgstValue: 4582.33, igstValue: 0 },
          ...{ cessValue: 0, TotNonAdvolVal: 0, OthValue: -0.5, totInvValue: 60079 },
          ...{ transMode: 1, transDistance: 0, mainHsnCode: 85287217 },
          itemList: [
            {
              ...{ itemNo: 1, productName: 'Nova 43', productDesc: 'Nova 43', hsnCode: 85287217 },
              ...{ quantity: 2, qtyUnit: 'NOS', taxableAmount: 50830.94 },
              ...{ cgstRate: 9, sgstRate: 9, igstRate: 0, cessRate: 0, cessNonAdvol: 0 },
            },
            {
              ...{ itemNo: 2, productName: 'Delivery', productDesc: 'Delivery', hsnCode: 85287217 },
              ...{ quantity: 1, qtyUnit: 'NOS', taxableAmount: 83.9 },
              ...{ cgstRate: 9, sgstRate: 9, igstRate: 0, cessRate: 0, cessNonAdvol: 0 },
            },
          ],
        },
      ],
    });
  });

  it('of a business that has the goods sent elsewhere is bill to, ship to', () => {
    const billingAddress = { address: '4 Hill Road', city: 'Mumbai', state: 'Maharashtra', zip: '400050' };
    const { billLists } = billOf(issued({ gstin: MUMBAI, legalName: 'Mumbai Rooms', billingAddress }));
    expect(billLists[0]).toMatchObject({
      ...{ transType: 2, toGstin: MUMBAI, toTrdName: 'Mumbai Rooms', toPincode: 560034 },
      ...{ toStateCode: 27, actualToStateCode: 29, igstValue: 9164.67, cgstValue: 0 },
    });
  });

  it('is refused where the portal would refuse it', () => {
    expect(() => billOf(issued({ zip: '5600' }))).toThrow('toPincode');
    expect(() => billOf(issued({ state: 'Mysore' }))).toThrow('toStateCode');
    expect(() => billOf(issued({ address: 'x'.repeat(150) }))).not.toThrow();
  });
});

it.each([
  ['Karnataka', 'Maharashtra', '2026-11-22', 50_000],
  ['Maharashtra', 'Karnataka', '2026-11-22', 50_000],
  ['Karnataka', 'Karnataka', '2026-11-22', 50_000],
  ['Maharashtra', 'maharashtra', '2026-11-22', 1_00_000],
  ['Rajasthan', 'Rajasthan', '2026-12-31', 1_00_000],
  ['Rajasthan', 'Rajasthan', '2027-01-01', 50_000],
  ['Maharashtra', 'Maharashtra', '2018-03-31', 50_000],
  ['Bombay', 'Bombay', '2026-11-22', 50_000],
])('from %s to %s on %s the limit is ₹%d', (from, to, day, rupees) => {
  expect(ewayBillLimitOn({ from, to, day }, LIMITS)).toBe(rupees * 100);
});

describe('an e-way bill', () => {
  const party = (state: string) => ({ name: '', address: '', city: '', pinCode: '', state });
  const moved = (from: string, to: string, amountPaise: number, consignee?: string) => ({
    ...{ issuedAt: ISSUED_AT, amountPaise },
    snapshot: {
      ...{ seller: party(from), buyer: party(to), lines: issued({}).lines },
      ...(consignee && { consignee: party(consignee) }),
    },
  });

  it.each([
    ['Karnataka', 'Maharashtra', 50_000_00, undefined, false],
    ['Karnataka', 'Maharashtra', 50_000_01, undefined, true],
    ['Maharashtra', 'Maharashtra', 1_00_000_00, undefined, false],
    ['Maharashtra', 'Maharashtra', 1_00_000_01, undefined, true],
    /* The goods stay in the State, wherever the bill goes. */
    ['Maharashtra', 'Karnataka', 75_000_00, 'Maharashtra', false],
    ['Maharashtra', 'Maharashtra', 75_000_00, 'Karnataka', true],
  ])('from %s, billed to %s, of %d paise, sent to %s: %s', (from, to, value, consignee, isNeeded) => {
    expect(isEwayBillNeeded(moved(from, to, value, consignee), LIMITS)).toBe(isNeeded);
  });

  it('is not needed for services, and not for an order that is not sent', () => {
    const invoice = moved('Karnataka', 'Goa', 90_000_00);
    const service = { ...invoice.snapshot, lines: [{ ...issued({}).lines[0]!, hsn: '998715' }] };
    expect(isEwayBillNeeded({ ...invoice, snapshot: service }, LIMITS)).toBe(false);
    const stateOf = (isSent: boolean, hasNumber: boolean) =>
      ewayBillState({ ...invoice, isSent, hasNumber }, LIMITS);
    expect(stateOf(true, false)).toBe('needed');
    expect(stateOf(false, false)).toBe('not-needed');
    expect(stateOf(false, true)).toBe('entered');
  });

  it.each([
    [1, '2026-11-24'],
    [200, '2026-11-24'],
    [201, '2026-11-25'],
    [1000, '2026-11-28'],
    [0, '2026-11-24'],
  ])('of %d km that was generated on 23 November in India ends with %s', (km, day) => {
    expect(ewayBillValidUntil(ISSUED_AT, km)).toBe(`${day}T18:29:59.999Z`);
  });

  it('is of an invoice of the last 180 days', () => {
    const at = (days: number) => new Date(Date.parse(ISSUED_AT) + days * 86_400_000);
    expect(isWithinEwayBillTime(ISSUED_AT, at(180))).toBe(true);
    expect(isWithinEwayBillTime(ISSUED_AT, at(180.01))).toBe(false);
  });

  it('has twelve digits in groups', () => {
    expect(formatEwayBillNumber('321098765432')).toBe('3210 9876 5432');
  });
});
