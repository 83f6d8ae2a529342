import type { Language } from '@aabha/contracts/language/language';
import type { Paise } from '@aabha/contracts/money/money';
import { formatPaise } from '@aabha/contracts/money/money-format';
import { textsOf } from '@aabha/messages/texts-of';
import { rows, type Block } from '../compose-mail';

const TEXTS = textsOf('mailOrders');
const QUANTITIES = textsOf('quantities');
const BREAKDOWN = textsOf('breakdown');

/** The lines and amounts of an order, in paise. */
export interface OrderAmounts {
  products: readonly {
    quantity: number;
    product_id: { name: string };
    extended_warranty: number;
    line_total: Paise;
  }[];
  subtotal: Paise;
  discount: Paise;
  offerDiscount?: Paise;
  shipping: Paise;
  totalPrice: Paise;
  couponCode: string | null;
}

/** Returns the lines of an order, then the parts of its total. */
export function orderRows(order: OrderAmounts, language: Language = 'en'): Block {
  const texts = TEXTS[language];
  const lines = order.products.map((line): [string, string] => {
    const units = `${line.quantity} × ${line.product_id.name}`;
    const months = line.extended_warranty;
    const described =
      months > 0 ? texts.withWarranty(units, QUANTITIES[language].warrantyDuration(months)) : units;
    return [described, formatPaise(line.line_total)];
  });
  const amounts = {
    subtotalPaise: order.subtotal,
    discountPaise: order.discount,
    offerPaise: order.offerDiscount,
    shippingPaise: order.shipping,
    payablePaise: order.totalPrice,
  };
  return rows(
    ...lines,
    ...BREAKDOWN[language]
      .shownBreakdown(amounts, order)
      .map(({ label, text }): [string, string] => [label, text]),
  );
}
