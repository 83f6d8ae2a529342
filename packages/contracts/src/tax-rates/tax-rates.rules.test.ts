import { expect, it } from 'vitest';
import { invoiceSnapshot } from '../invoices/invoice-snapshot';
import { paise, ZERO } from '../money/money';
import { demoSettings } from '../shop-settings/settings';
import { indiaDay } from '../time/india-time';
import { ratesOn, taxRateState, type TaxRatePeriod } from './tax-rates.rules';

const rate = (hsn: string, rateBasisPoints: number, validFrom: string): TaxRatePeriod => ({
  ...{ hsn, rateBasisPoints, validFrom },
});
const RATES = [
  rate('', 1800, '2017-07-01'),
  rate('8528', 2800, '2019-01-01'),
  rate('8528', 1800, '2025-09-22'),
  rate('852872', 1250, '2027-04-01'),
  rate('8528', 500, '2028-01-01'),
];

it.each([
  ['85287217', '2025-09-21', 28],
  ['85287217', '2025-09-22', 18],
  ['85287217', '2027-03-31', 18],
  /* The longer code counts, whatever the dates. */
  ['85287217', '2027-04-01', 12.5],
  ['85287217', '2028-01-01', 12.5],
  ['8528', '2028-01-01', 5],
  ['998715', '2028-01-01', 18],
  ['8529', '2017-07-01', 18],
])('goods of HSN %s that are supplied on %s have %d %%', (hsn, day, percent) => {
  expect(ratesOn(RATES, day)(hsn)).toBe(percent);
});

it('goods without a rate are an error', () => {
  expect(() => ratesOn(RATES, '2017-06-30')('8528')).toThrow('No tax rate of HSN 8528 on 2017-06-30.');
});

it('the rate changes at midnight in India', () => {
  const settings = demoSettings();
  const buyer = {
    name: 'Asha',
    email: '',
    phone: '',
    address: '1 MG Road',
    city: 'Bengaluru',
    zip: '560001',
  };
  const purchase = {
    ...buyer,
    state: 'Karnataka',
    couponCode: null,
    discountPaise: ZERO,
    roundOffPaise: ZERO,
  };
  const line = { productName: 'Nova 43', hsn: '85287217', quantity: 1, warrantyMonths: 0 };
  const prices = { unitPricePaise: paise(29_990_00), warrantyPricePaise: ZERO };
  const soldAt = (at: string) =>
    invoiceSnapshot(
      settings,
      { ...purchase, shippingPaise: paise(99_00) },
      [{ ...line, ...prices }],
      ratesOn(RATES, indiaDay(new Date(at))),
    ).lines.map(({ ratePercent, taxablePaise }) => [ratePercent, taxablePaise]);
  expect(soldAt('2025-09-21T18:29:59.999Z')).toEqual([
    [28, 23_429_68],
    [28, 77_34],
  ]);
  expect(soldAt('2025-09-21T18:30:00.000Z')).toEqual([
    [18, 25_415_26],
    [18, 83_90],
  ]);
});

it.each([
  ['8528', '2019-01-01', 'past'],
  ['8528', '2025-09-22', 'current'],
  ['852872', '2027-04-01', 'scheduled'],
  ['', '2017-07-01', 'current'],
])('on 31 March 2027 the rate of "%s" from %s is %s', (hsn, validFrom, state) => {
  expect(taxRateState(rate(hsn, 0, validFrom), RATES, '2027-03-31')).toBe(state);
});
