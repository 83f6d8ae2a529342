import { z } from 'zod';
import { rupeesOut } from '../money/money.schema';

const figure = z.number().int();

/** Figures of the orders that used a coupon: invoices and credit notes of these days. */
export const CouponFigures = z.object({
  orders: figure.meta({ description: 'Orders whose invoice is of these days.' }),
  coupon: rupeesOut.meta({
    description: 'What the coupon took off these invoices, as in the sales report.',
  }),
  taken_back: rupeesOut.meta({
    description: 'Of the discount what credit notes of these days took back with the goods.',
  }),
  given: rupeesOut.meta({ description: '`coupon` less `taken_back`.' }),
  net: rupeesOut.meta({ description: 'Amounts of the invoices less those of the credit notes.' }),
  average: rupeesOut.nullable().meta({ description: '`coupon` for each order; null without orders.' }),
  first_orders: figure.meta({
    description:
      'Of the orders those that were the first of their account; cancelled ones before do not count.',
  }),
});
export type CouponFigures = z.output<typeof CouponFigures>;
export type CouponFiguresInPaise = z.input<typeof CouponFigures>;

const CouponRow = CouponFigures.extend({
  code: z.string().meta({ description: 'Empty for discounts without a code.' }),
});
export type CouponRow = z.output<typeof CouponRow>;
export type CouponRowInPaise = z.input<typeof CouponRow>;

export const CouponReportOutput = z.object({ rows: z.array(CouponRow), total: CouponFigures });
export type CouponReportOutput = z.output<typeof CouponReportOutput>;
