import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import { timesPaise, type Paise } from '@aabha/contracts/money/money';
import { cartTotals, lineTotalPaise, type PricedLine } from '@aabha/contracts/pricing/pricing';
import { amountsInMarkup, amountsShown, anyCart } from '@aabha/contracts/pricing/testing/shown-amounts';
import { demoSettings } from '@aabha/contracts/shop-settings/settings';
import { invoiceSheet } from '../../ports/pdf/invoice-sheet';
import { composeMail, type Block } from '../../mails/compose-mail';
import { orderRows } from '../../mails/templates/order-rows';
import { wholesaleRows } from '../../mails/templates/wholesale-mails';

const settings = { current: demoSettings() };
const added = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Returns the amounts in a mail's text, which equal those in its HTML. */
function mailed(blocks: readonly Block[]): number[] {
  const mail = composeMail(
    { settings },
    { messageId: 'm', to: 'a@b.c', subject: '', greeting: 'Hello,', blocks },
  );
  const amounts = amountsShown(mail.text);
  expect(amountsInMarkup(mail.html)).toEqual(amounts);
  return amounts;
}

const mailedLine = (line: PricedLine, index: number) => ({
  position: index,
  product_id: { _id: String(index), name: `Television ${index}`, image: [] },
  refunded_quantity: 0,
  settled_quantity: 0,
  quantity: line.quantity,
  price: line.unitPricePaise,
  extended_warranty: line.warrantyPricePaise > 0 ? 24 : 0,
  warranty_price: line.warrantyPricePaise,
  total_warranty: 12,
  line_total: lineTotalPaise(line),
});

describe('a mail with amounts', () => {
  it('of an order has lines that add up to the subtotal, and parts that add up to the amount paid', () => {
    fc.assert(
      fc.property(anyCart, ({ lines, couponPercent, shippingPaise }) => {
        const totals = cartTotals(lines, couponPercent, shippingPaise);
        const amounts = mailed([
          orderRows({
            products: lines.map(mailedLine),
            subtotal: totals.subtotalPaise,
            discount: totals.discountPaise,
            shipping: totals.shippingPaise,
            totalPrice: totals.payablePaise,
            couponCode: couponPercent > 0 ? 'ANY' : null,
          }),
        ]);
        const [subtotal, ...parts] = amounts.slice(lines.length);
        expect(added(amounts.slice(0, lines.length))).toBe(subtotal);
        expect((subtotal ?? 0) + added(parts.slice(0, -1))).toBe(parts.at(-1));
        expect(parts.at(-1)).toBe(totals.payablePaise);
      }),
    );
  });

  it('of a wholesale order has lines that add up to its total', () => {
    fc.assert(
      fc.property(anyCart, ({ lines }) => {
        const total = added(lines.map((line) => timesPaise(line.unitPricePaise, line.quantity))) as Paise;
        const amounts = mailed([wholesaleRows({ products: lines.map(mailedLine), total_price: total })]);
        /* Two amounts per line, unit price and line total, then the total. */
        const ofLines = amounts.slice(0, -1).filter((_, index) => index % 2 === 1);
        expect(added(ofLines)).toBe(amounts.at(-1));
        expect(amounts.at(-1)).toBe(total);
      }),
    );
  });
});

const figure = (text: string) => Number(text.replaceAll(/[₹,.]/g, '').replace('−', '-'));

it('an invoice has rows, and parts of the total, that add up to the total, for any cart', () => {
  const sold = (line: PricedLine, index: number) => ({
    ...line,
    productName: `Television ${index}`,
    hsn: '8528',
    warrantyMonths: line.warrantyPricePaise > 0 ? 24 : 0,
  });
  fc.assert(
    fc.property(
      anyCart,
      fc.constantFrom('Karnataka', 'Maharashtra'),
      ({ lines, couponPercent, shippingPaise }, state) => {
        const totals = cartTotals(lines, couponPercent, shippingPaise);
        const buyer = { name: 'A', email: 'a@b.c', phone: '', address: 'x', city: 'x', state, zip: '560034' };
        const purchase = { ...buyer, ...totals, couponCode: couponPercent > 0 ? 'ANY' : null };
        const snapshot = invoiceSnapshot(settings.current, purchase, lines.map(sold), () => 18);
        const sheet = invoiceSheet({
          number: 'TV/2627/000001',
          issuedAt: '2026-11-21T20:00:00.000Z',
          snapshot,
        });
        const total = figure(sheet.total[1]);
        expect(total).toBe(totals.payablePaise);
        expect(added(sheet.totals.map(([, text]) => figure(text)))).toBe(total);
        const rows = sheet.rows.map(({ cells }) => figure(cells.at(-1)?.text ?? ''));
        expect(added(rows) + totals.roundOffPaise).toBe(total);
      },
    ),
  );
});
