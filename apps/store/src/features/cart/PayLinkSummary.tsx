import type { PayLinkOrder } from '@aabha/contracts/draft-orders/pay-link.schema';
import { CartTotals } from './CartTotals';
import { SummaryLines } from './SummaryLines';

/** What is paid by a link: each product with quantity, price and warranty, then the totals. */
export function PayLinkSummary({ payLink: { items, totals, coupon } }: { payLink: PayLinkOrder }) {
  return (
    <>
      <SummaryLines
        lines={items.map(({ name, quantity, unit_price, warranty_months, warranty_price }) => ({
          key: name,
          name,
          quantity,
          price: unit_price,
          warrantyMonths: warranty_months,
          warrantyPrice: warranty_price,
        }))}
      />
      <CartTotals cart={{ totals, coupon: coupon ?? null }} />
    </>
  );
}
