import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import { activeBreak, sortedBreaks, unitPricePaise, wholesaleTotalPaise } from './wholesale.rules';
import { PlaceWholesaleOrderInput, PriceBreaks } from './wholesale.schema';

const rupees = (amount: number) => paise(amount * 100);
const base = rupees(20_000);
const breaks = [
  { minQuantity: 50, discount: rupees(2_000) },
  { minQuantity: 5, maxQuantity: 19, discount: rupees(500) },
  { minQuantity: 10, maxQuantity: 30, discount: rupees(900) },
];

describe('the price of a unit', () => {
  it('takes the last break that fits, whatever their order, and none outside of all', () => {
    const at = (quantity: number) => unitPricePaise(base, breaks, quantity) / 100;
    expect([1, 4, 5, 9, 10, 19, 30, 31, 49, 50, 9_999].map(at)).toEqual([
      20_000, 20_000, 19_500, 19_500, 19_100, 19_100, 19_100, 20_000, 20_000, 18_000, 18_000,
    ]);
    expect(activeBreak(base, breaks, 12)).toMatchObject({ minQuantity: 10 });
    expect(activeBreak(base, [], 12)).toBeUndefined();
  });
  it('passes over a break that has come to reach the price, so that nothing is ever free', () => {
    expect(unitPricePaise(rupees(900), breaks, 12)).toBe(rupees(400));
    expect(unitPricePaise(rupees(500), breaks, 12)).toBe(rupees(500));
  });
  it('is above nothing, at most the base, and the same for breaks in any order', () => {
    const aBreak = fc.record({
      minQuantity: fc.integer({ min: 1, max: 200 }),
      maxQuantity: fc.option(fc.integer({ min: 2, max: 400 })),
      discount: fc.integer({ min: 1, max: 50_000 }).map(paise),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40_000 }).map(paise),
        fc.uniqueArray(aBreak, { selector: (one) => one.minQuantity, maxLength: 6 }),
        fc.integer({ min: 1, max: 500 }),
        (price, some, quantity) => {
          const unit = unitPricePaise(price, some, quantity);
          expect(unit).toBeGreaterThan(0);
          expect(unit).toBeLessThanOrEqual(price);
          expect(unitPricePaise(price, some.toReversed(), quantity)).toBe(unit);
        },
      ),
    );
  });
});

it('adds an order up from its lines', () => {
  const lines = [
    { base, priceBreaks: breaks, quantity: 10 },
    { base: rupees(9_990), priceBreaks: [], quantity: 3 },
  ];
  expect(wholesaleTotalPaise(lines)).toBe(rupees(191_000 + 29_970));
});

it('sorts breaks by minimum', () => {
  expect(sortedBreaks(breaks).map((one) => one.minQuantity)).toEqual([5, 10, 50]);
});

describe('price breaks as they are sent', () => {
  const issues = (sent: unknown) =>
    PriceBreaks.safeParse(sent).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  it('are refused with the messages of the specification', () => {
    expect(issues([])).toEqual([['', 'Please add at least one price break.']]);
    expect(issues([{ minQuantity: 0, discount: 0 }])).toEqual([
      ['0.minQuantity', 'Min Quantity is required and must be at least 1.'],
      ['0.discount', 'Discount is required and cannot be negative and cannot be 0.'],
    ]);
    expect(issues([{ minQuantity: 5, maxQuantity: 5, discount: 1 }])).toEqual([
      ['0.maxQuantity', 'Max Quantity must be greater than Min Quantity.'],
    ]);
    expect(
      issues([
        { minQuantity: 5, discount: 1 },
        { minQuantity: 5, discount: 2 },
      ]),
    ).toEqual([['1.minQuantity', 'Two price breaks cannot start at the same quantity.']]);
  });
});

describe('an order as it is sent', () => {
  const order = {
    products: [{ product_id: 'p', quantity: 2, price: '100' }],
    total_price: 200,
    email: 'buyer@example.in',
    contact: '9876543210',
    shipping_address: {
      firstName: 'Asha',
      lastName: 'Rao',
      fullAddress: '7 Temple Street',
      city: 'Bengaluru',
      country: 'India',
      state: 'Karnataka',
      zipCode: '560034',
    },
  };
  const messageAt = (path: string, over: object) =>
    PlaceWholesaleOrderInput.safeParse({ ...order, ...over }).error?.issues.find(
      (issue) => issue.path.join('.') === path,
    )?.message;
  it('takes amounts as numbers and as whole-number strings', () => {
    const parsed = PlaceWholesaleOrderInput.parse({ ...order, total_price: '200' });
    expect([parsed.products[0]?.price, parsed.total_price]).toEqual([10_000, 20_000]);
  });
  it('is refused with the messages of the specification', () => {
    const { shipping_address: to } = order;
    const shipping = (over: object) => ({ shipping_address: { ...to, ...over } });
    expect(messageAt('products', { products: [] })).toBe('Please select at least one product.');
    expect(messageAt('email', { email: 'nobody' })).toBe('Enter a valid email address');
    expect(messageAt('contact', { contact: '12345' })).toBe('Contact must be exactly 10 digits');
    expect(messageAt('gstNumber', { gstNumber: '06AABCU9603R1ZM' })).toBe('Enter a valid GST number');
    const at = (field: string, value: string) =>
      messageAt(`shipping_address.${field}`, shipping({ [field]: value }));
    expect(at('firstName', 'R2')).toBe('First name must contain only letters');
    expect(at('lastName', '  ')).toBe('Last name must contain only letters');
    expect(at('fullAddress', '')).toBe('Shipping address is required');
    expect(at('city', '')).toBe('City is required');
    expect(at('country', '')).toBe('Country is required');
    expect(at('state', '')).toBe('State is required');
    expect(at('zipCode', '5600')).toBe('Zip code must be exactly 6 digits');
    const billing = { billing_address: { billingFirstName: '1', billingZipCode: '' } };
    expect(messageAt('billing_address.billingFirstName', billing)).toBe(
      'Billing first name must contain only letters',
    );
    expect(messageAt('billing_address.billingCity', billing)).toBe('Billing city is required');
    expect(messageAt('billing_address.billingZipCode', billing)).toBe(
      'Billing zip code must be exactly 6 digits',
    );
  });
});
