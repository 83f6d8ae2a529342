import { z } from 'zod';
import { inRupees, rupeesOut } from '../money/money.schema';
import { Id, Instant } from '../wire/wire.schema';

export const OrderMoneyInput = z.strictObject({ id: Id.meta({ description: 'Of the order.' }) });

const PaymentAttempt = z.object({
  _id: z.string().meta({ description: 'The provider’s id.' }),
  amount: rupeesOut,
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.string(),
  at: Instant.nullable(),
  error: z.string().meta({ description: 'Why it failed, as the provider says; empty where it did not.' }),
});

const TaxLine = z.object({
  description: z.string(),
  hsn: z.string(),
  ratePercent: z.number(),
  taxable: rupeesOut,
  tax: rupeesOut,
});

/** The settlement that money was transferred to the bank with, or taken from. */
const SettledWith = z.object({
  _id: z.string(),
  utr: z.string().meta({ description: 'The bank’s reference; empty until there is one.' }),
  settled_at: Instant,
  amount: rupeesOut.meta(inRupees('What it added to the settlement after fees; negative for a refund.')),
});

/** The way of an order's money: what the provider says of it, and how its invoice is taxed. */
export const OrderMoney = z.object({
  provider: z
    .enum(['read', 'unavailable'])
    .meta({ description: 'Whether the payment provider responded; otherwise its facts are left out.' }),
  provider_order_id: z.string(),
  phone_order: z
    .object({
      draft_order_id: z.string(),
      by: z.string().meta({ description: 'Who sent the link; empty where the draft was deleted.' }),
    })
    .nullable()
    .meta({ description: 'Of an order that staff composed and the customer paid by a link; else null.' }),
  attempts: z.array(PaymentAttempt).meta({ description: 'Oldest first.' }),
  settlement: SettledWith.nullable().meta({ description: 'Of the payment; null until it is settled.' }),
  refunds: z.array(
    z.object({
      settlement: SettledWith.nullable().meta({ description: 'That the refund was taken from.' }),
      refund_id: z.string().meta({ description: 'That of the order’s refund.' }),
      provider_refund_id: z.string(),
      arn: z.string().meta({ description: 'The bank’s reference of the refund; empty until there is one.' }),
    }),
  ),
  tax: z
    .object({
      place_of_supply: z.string(),
      state_tax: z.string().meta({ description: 'SGST, or UTGST in a Union Territory.' }),
      taxable: rupeesOut,
      cgst: rupeesOut,
      sgst: rupeesOut,
      igst: rupeesOut,
      round_off: rupeesOut,
      lines: z.array(TaxLine),
    })
    .nullable()
    .meta({ description: 'Of the invoice; null while there is none.' }),
});
export type OrderMoney = z.output<typeof OrderMoney>;
export const OrderMoneyOutput = z.object({ money: OrderMoney });
