import type { RefundPreview } from '../../data/order-refund';

type Refunded = Pick<NonNullable<RefundPreview['refund']>, 'lines' | 'shipping'>;

/** Returns what a refund is for, a row each: '1 × Nova 43' and its amount. */
export function refundedRows({ lines, shipping }: Refunded): [string, number][] {
  return [
    ...lines.flatMap(({ name, quantity, goods, warranty }): [string, number][] => [
      ...(quantity > 0 ? [[`${quantity} × ${name}`, goods] as [string, number]] : []),
      ...(quantity === 0 && goods > 0 ? [[`Price reduction, ${name}`, goods] as [string, number]] : []),
      ...(warranty > 0 ? [[`Extended warranty, ${name}`, warranty] as [string, number]] : []),
    ]),
    ...(shipping > 0 ? [['Shipping', shipping] as [string, number]] : []),
  ];
}
