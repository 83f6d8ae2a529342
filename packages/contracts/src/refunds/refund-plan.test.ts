import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditNoteProblems } from '../books/document-problems';
import { creditNoteSnapshot } from '../credit-notes/credit-note-snapshot';
import { invoiceSnapshot, type InvoiceSnapshot } from '../invoices/invoice-snapshot';
import { invoiceTotals } from '../invoices/invoices.rules';
import { addPaise, paise, ZERO, type Paise } from '../money/money';
import { cartTotals, type PricedLine } from '../pricing/pricing';
import { anyCart } from '../pricing/testing/shown-amounts';
import { readShopSettings } from '../settings/settings';
import {
  planRefund,
  planRest,
  refundableOf,
  settledUnitsOf,
  warrantyRefundUntil,
  type RefundPlan,
} from './refund-plan';

const NOW = new Date('2026-11-23T10:00:00Z');
const settings = readShopSettings({});

interface Cart {
  lines: PricedLine[];
  couponPercent: number;
  shippingPaise: Paise;
}

/** An order of a cart, with the refunds that a test makes of it. */
function orderOf({ lines, couponPercent, shippingPaise }: Cart, deliveredAt: string | null = null) {
  const totals = cartTotals(lines, couponPercent, shippingPaise);
  const order = {
    lines: lines.map((line, position) => ({ ...line, position })),
    discountPaise: totals.discountPaise,
    shippingPaise: totals.shippingPaise,
    paidPaise: totals.payablePaise,
    deliveredAt,
  };
  const made: RefundPlan[] = [];
  const left = () => refundableOf(order, made, addPaise(...made.map(({ amountPaise }) => amountPaise)));
  const plan = (choice: Partial<Parameters<typeof planRefund>[1]>, now = NOW) =>
    planRefund(left(), { lines: [], shipping: false, sumPaise: ZERO, ...choice }, now);
  /** Makes a refund; returns it, or the code of the refusal. */
  const refund = (choice: Partial<Parameters<typeof planRefund>[1]>) => {
    const result = plan(choice);
    if (!result.ok) return result.code;
    made.push(result.plan);
    return result.plan;
  };
  const refundRest = () => {
    if (left().restPaise > 0) made.push(planRest(left()));
  };
  return { order, totals, made, left, plan, refund, refundRest };
}

const tv = (rupees: number, quantity = 1, warranty = 0): PricedLine => ({
  unitPricePaise: paise(rupees * 100),
  quantity,
  warrantyPricePaise: paise(warranty * 100),
});
const units = (quantity: number, position = 0) => ({ position, quantity, warranty: false });

describe('the refund of units', () => {
  it('returns the price after the coupon; single units add up to all of them', () => {
    const cart = { lines: [tv(10_000, 3)], couponPercent: 0.01, shippingPaise: ZERO };
    const one = orderOf(cart);
    const amounts = [1, 1].map(() => one.refund({ lines: [units(1)] }));
    expect(amounts).toMatchObject([{ amountPaise: 999_900 }, { amountPaise: 999_900 }]);
    one.refund({ lines: [units(1)] });
    expect(one.left().restPaise).toBe(0);
  });
  it('takes the warranty with the last unit', () => {
    const order = orderOf({ lines: [tv(10_000, 2, 999)], couponPercent: 0, shippingPaise: paise(9900) });
    expect(order.refund({ lines: [units(1)] })).toMatchObject({ amountPaise: 1_000_000 });
    expect(order.refund({ lines: [units(1)] })).toMatchObject({ amountPaise: 1_099_900, restPaise: 9900 });
    expect(order.refund({ shipping: true })).toMatchObject({ amountPaise: 9900, restPaise: 0 });
    expect(order.refund({ shipping: true })).toBe('REFUND_NOTHING_LEFT');
  });
  it('refuses more units than are left, unknown lines, a line twice, and shipping twice', () => {
    const order = orderOf({ lines: [tv(10_000, 2)], couponPercent: 0, shippingPaise: paise(9900) });
    order.refund({ lines: [units(1)], shipping: true });
    for (const lines of [[units(2)], [units(1, 7)], [units(1), units(1)]])
      expect(order.refund({ lines })).toBe('REFUND_PART_GONE');
    expect(order.refund({ shipping: true })).toBe('REFUND_PART_GONE');
    expect(order.refund({})).toBe('REFUND_NOTHING_CHOSEN');
  });
});

it('settles the goods of a unit once, also where its refund failed and is made anew', () => {
  const line = { quantity: 3, settledUnits: 0 };
  expect(settledUnitsOf(line, 3, 2)).toBe(2);
  expect(settledUnitsOf({ ...line, settledUnits: 2 }, 1, 1)).toBe(1);
  expect(settledUnitsOf({ ...line, settledUnits: 1 }, 3, 1)).toBe(0);
  expect(settledUnitsOf({ ...line, settledUnits: 1 }, 3, 2)).toBe(1);
  expect(settledUnitsOf({ ...line, settledUnits: 3 }, 3, 3)).toBe(0);
});

describe('the refund of a warranty alone', () => {
  const cart = { lines: [tv(10_000, 1, 999)], couponPercent: 10, shippingPaise: ZERO };
  const warranty = { lines: [{ position: 0, quantity: 0, warranty: true }] };
  it('returns what was paid for it, until the end of the thirtieth day after the delivery', () => {
    const order = orderOf(cart, '2026-10-24T06:00:00Z');
    expect(warrantyRefundUntil('2026-10-24T06:00:00Z')).toBe('2026-11-23T18:29:59.999Z');
    expect(order.plan(warranty, new Date('2026-11-23T18:29:59Z'))).toMatchObject({
      plan: { amountPaise: 89_910 },
    });
    expect(order.plan(warranty, new Date('2026-11-23T18:30:00Z'))).toMatchObject({
      code: 'REFUND_WARRANTY_LATE',
    });
  });
  it('is possible before the delivery, and once', () => {
    const order = orderOf(cart);
    order.refund(warranty);
    expect(order.refund(warranty)).toBe('REFUND_PART_GONE');
  });
});

describe('the refund of a sum', () => {
  it('reduces the goods first, by what is left of each', () => {
    const order = orderOf({
      lines: [tv(30_000, 1, 500), tv(10_000)],
      couponPercent: 0,
      shippingPaise: paise(9900),
    });
    expect(order.refund({ sumPaise: paise(100_000) })).toMatchObject({
      lines: [
        { goodsPaise: 75_000, warrantyPaise: 0, quantity: 0 },
        { goodsPaise: 25_000, warrantyPaise: 0 },
      ],
      shippingPaise: 0,
    });
    expect(order.refund({ lines: [units(1, 1)] })).toMatchObject({ amountPaise: 975_000 });
  });
  it('is at least ₹1, at most the rest, and leaves nothing or at least ₹1', () => {
    const order = orderOf({ lines: [tv(100)], couponPercent: 0, shippingPaise: ZERO });
    expect(order.refund({ sumPaise: paise(99) })).toBe('REFUND_TOO_SMALL');
    expect(order.refund({ sumPaise: paise(10_001) })).toBe('REFUND_TOO_MUCH');
    expect(order.refund({ sumPaise: paise(9901) })).toBe('REFUND_LEAVES_TOO_LITTLE');
    expect(order.refund({ sumPaise: paise(9900) })).toMatchObject({ restPaise: 100 });
  });
});

/** Any choice; what is not there is refused. */
const anyChoice = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      position: fc.integer({ min: 0, max: 5 }),
      quantity: fc.integer({ min: 0, max: 6 }),
      warranty: fc.boolean(),
    }),
    { selector: ({ position }) => position, maxLength: 3 },
  ),
  shipping: fc.boolean(),
  sumPaise: fc.oneof(fc.constant(ZERO), fc.integer({ min: 100, max: 90_000_00 }).map(paise)),
});

const soldLines = (lines: readonly PricedLine[]) =>
  lines.map((line, index) => ({
    ...line,
    productName: `Nova ${index}`,
    hsn: '85287219',
    warrantyMonths: line.warrantyPricePaise > 0 ? 12 : 0,
  }));

/** The taxes and net amount of each line of an invoice, added up over its credit notes. */
const creditedLines = (invoice: InvoiceSnapshot, notes: readonly InvoiceSnapshot[]) =>
  invoice.lines.map((_, index) =>
    notes
      .flatMap(({ lines }) => lines.filter(({ invoiceLine }) => invoiceLine === index))
      .reduce(
        (sum, line) => ({
          taxablePaise: sum.taxablePaise + line.taxablePaise,
          cgstPaise: sum.cgstPaise + line.cgstPaise,
          sgstPaise: sum.sgstPaise + line.sgstPaise,
          igstPaise: sum.igstPaise + line.igstPaise,
        }),
        { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
      ),
  );

const NUMBERED = {
  ...{ number: 'CN/2627/000001', financialYear: '2026-27', serial: 1, reason: 'Other' },
  issuedAt: NOW.toISOString(),
};
const SOLD = {
  ...{ number: 'TV/2627/000001', amountPaise: Number.MAX_SAFE_INTEGER },
  issuedAt: '2026-11-01T06:00:00.000Z',
};

describe('all refunds of an order', () => {
  it('add up to what was paid, part by part, for any cart and any five refunds', () => {
    fc.assert(
      fc.property(anyCart, fc.array(anyChoice, { minLength: 5, maxLength: 5 }), (cart, choices) => {
        const order = orderOf(cart);
        if (order.totals.payablePaise < 100) return;
        for (const choice of choices) {
          order.refund(choice);
          const left = order.left();
          expect(left.restPaise === 0 || left.restPaise >= 100).toBe(true);
          const parts = left.lines.flatMap((line) => [line.quantity, line.goodsPaise, line.warrantyPaise]);
          expect(Math.min(...parts, left.shippingPaise)).toBeGreaterThanOrEqual(0);
        }
        order.refundRest();
        for (const { amountPaise, lines, shippingPaise, roundOffPaise } of order.made)
          expect(
            lines.reduce<number>((sum, line) => sum + line.goodsPaise + line.warrantyPaise, shippingPaise) +
              roundOffPaise,
          ).toBe(amountPaise);
        const left = order.left();
        expect([left.restPaise, left.shippingPaise]).toEqual([0, 0]);
        expect(left.lines.map((line) => line.goodsPaise + line.warrantyPaise)).toEqual(
          cart.lines.map(() => 0),
        );
      }),
    );
  });

  it('have credit notes whose taxes add up to those of the invoice, line by line', () => {
    fc.assert(
      fc.property(
        anyCart,
        fc.array(anyChoice, { minLength: 5, maxLength: 5 }),
        fc.constantFrom('Haryana', 'Maharashtra', settings.brand.state),
        (cart, choices, state) => {
          const order = orderOf(cart);
          if (order.totals.payablePaise < 100) return;
          const buyer = {
            ...{ name: 'A', email: 'a@b.in', phone: '', address: '7 Temple Street' },
            ...{ city: 'A city', zip: '560034', state },
          };
          const invoice = invoiceSnapshot(
            settings,
            { ...buyer, ...order.totals, couponCode: 'TEN' },
            soldLines(cart.lines),
          );
          for (const choice of choices) order.refund(choice);
          order.refundRest();
          const notes: InvoiceSnapshot[] = [];
          for (const parts of order.made) {
            const note = creditNoteSnapshot({ invoice, credited: notes, parts });
            expect(invoiceTotals(note).totalPaise).toBe(parts.amountPaise);
            const issued = { amountPaise: parts.amountPaise, snapshot: note };
            expect(
              creditNoteProblems({ ...NUMBERED, ...issued, invoice: { ...SOLD, snapshot: invoice } }),
            ).toEqual([]);
            /* Two halves that both round up may cost a single paisa of the taxable value. */
            for (const line of note.lines) expect(line.taxablePaise).toBeGreaterThanOrEqual(-1);
            notes.push(note);
          }
          expect(creditedLines(invoice, notes)).toEqual(
            invoice.lines.map(({ taxablePaise, cgstPaise, sgstPaise, igstPaise }) => ({
              taxablePaise,
              cgstPaise,
              sgstPaise,
              igstPaise,
            })),
          );
          expect(notes.reduce((sum, { roundOffPaise }) => sum + roundOffPaise, 0)).toBe(
            invoice.roundOffPaise,
          );
        },
      ),
    );
  });

  it('of n units one by one equal one of all n', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(), (cart, pick) => {
        const whole = orderOf(cart);
        const position = pick % cart.lines.length;
        const quantity = cart.lines[position]?.quantity ?? 0;
        const result = whole.plan({ lines: [units(quantity, position)] });
        if (!result.ok) return;
        const single = orderOf(cart);
        const isRefused = Array.from({ length: quantity }, () =>
          single.refund({ lines: [units(1, position)] }),
        ).some((one) => typeof one === 'string');
        if (isRefused) return;
        expect(addPaise(...single.made.map(({ amountPaise }) => amountPaise))).toBe(result.plan.amountPaise);
      }),
    );
  });
});
