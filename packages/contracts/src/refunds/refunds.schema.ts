import { z } from 'zod';
import { rupeesOut } from '../money/money.schema';
import { PAGE_SIZES } from '../settings/limits';
import { daysFilter, Instant, pageOf, sortOver } from '../wire/wire.schema';
import { REFUND_EXTENTS, REFUND_SPEEDS, REFUND_STATUSES } from './refunds.values';

export const REFUND_SORTS = ['created_at', 'amount'] as const;

/** How fast staff want a refund to be. */
export const RefundSpeedInput = z.enum(REFUND_SPEEDS).default('normal').meta({
  description:
    'instant is refused for EMI, cardless EMI and pay later; the provider may fall back to normal.',
});

export const RefundSpeeds = {
  speed: z.enum(REFUND_SPEEDS).meta({ description: 'As it was requested.' }),
  speed_processed: z
    .enum(REFUND_SPEEDS)
    .nullable()
    .meta({ description: 'As the provider processes it; null until it has said so.' }),
};
/** The provider's code of how a purchase was paid. */
export const PaymentMethod = z.string().meta({
  description:
    'How it was paid, by the provider’s code: card, upi, netbanking, wallet, emi, cardless_emi, paylater. Empty where it is not known.',
});

export const Refund = z.object({
  _id: z.string(),
  created_at: Instant,
  amount: rupeesOut,
  extent: z.enum(REFUND_EXTENTS),
  status: z.enum(REFUND_STATUSES),
  ...RefundSpeeds,
  reason: z.string(),
  last_error: z.string().meta({ description: 'Why the provider refused it last; empty where it has not.' }),
  provider_refund_id: z.string().meta({ description: 'Empty until the provider has accepted it.' }),
  payment_id: z.string().meta({ description: 'The provider’s id of the payment.' }),
  payment_method: PaymentMethod,
  order_id: z.string().nullable().meta({ description: 'Null for a payment that became no order.' }),
  credit_note: z
    .object({ _id: z.string(), creditNoteNumber: z.string() })
    .nullable()
    .meta({ description: 'Null until it is issued.' }),
  user_Id: z.object({ _id: z.string(), name: z.string(), phone: z.string(), email: z.string() }),
});
export type Refund = z.output<typeof Refund>;

export const ListRefundsInput = z.strictObject({
  ...pageOf(PAGE_SIZES.invoices),
  filters: z
    .strictObject({
      status: z.enum(REFUND_STATUSES).optional(),
      extent: z.enum(REFUND_EXTENTS).optional(),
      ...daysFilter,
      search: z.string().max(200).optional().meta({
        description:
          'The order number, the provider’s id of the refund or the payment, or the number of the credit note, or part of the customer’s name, e-mail or phone as the order has it.',
      }),
    })
    .default({}),
  sort: sortOver(REFUND_SORTS).optional(),
});
export type ListRefundsInput = z.output<typeof ListRefundsInput>;
export const ListRefundsOutput = z.object({
  refundList: z.array(Refund),
  refundCount: z.number().int(),
});

/** Which refunds to export: the filters of the list. */
export const ExportRefundsInput = ListRefundsInput.pick({ filters: true });
export type ExportRefundsInput = z.output<typeof ExportRefundsInput>;
