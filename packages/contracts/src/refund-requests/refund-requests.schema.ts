import { z } from 'zod';
import { inRupees, rupeesOut } from '../money/money.schema';
import { REFUND_SPEEDS } from '../refunds/refunds.values';
import { PAGE_SIZES } from '../settings/limits';
import { daysFilter, Id, Instant, pageOf, requiredText, sortOver } from '../wire/wire.schema';
import { REFUND_REQUEST_KINDS, REFUND_REQUEST_STATES } from './refund-requests.values';

export const REFUND_REQUEST_SORTS = ['created_at', 'amount'] as const;

const Person = z.object({ _id: z.string(), name: z.string() });

/** A refund above the limit of who asked for it (docs/spec/refund-approvals.md). */
export const RefundRequest = z.object({
  _id: z.string(),
  kind: z.enum(REFUND_REQUEST_KINDS).meta({
    description: 'part: a choice of an order; return: a return; cancellation: an order that staff cancel.',
  }),
  state: z.enum(REFUND_REQUEST_STATES),
  amount: rupeesOut.meta(inRupees('What goes back to the customer.')),
  counted: rupeesOut.meta(
    inRupees('The amount with what the same person refunded of the order alone within 24 hours before.'),
  ),
  order_id: z.string(),
  return_id: z.string().nullable().meta({ description: 'The return that it refunds; null for any other.' }),
  customer: Person,
  reason: z.string(),
  speed: z.enum(REFUND_SPEEDS),
  asked_by: Person,
  decided_by: Person.nullable().meta({ description: 'Null while it waits, and once it has expired.' }),
  decided_at: Instant.nullable(),
  note: z.string().meta({ description: 'Why it was declined; empty otherwise.' }),
  refund_id: z.string().nullable().meta({ description: 'The refund that the approval made.' }),
  expires_at: Instant,
  created_at: Instant,
  is_own: z.boolean().meta({ description: 'Whether the caller asked for it, and so can withdraw it.' }),
  can_decide: z.boolean().meta({ description: 'Whether the caller may approve it or decline it now.' }),
  approvers: z.array(z.string()).meta({
    description: 'The names of up to five of the staff who may approve it while it waits.',
  }),
});
export type RefundRequest = z.output<typeof RefundRequest>;
export const RefundRequestOutput = z.object({ refundRequest: RefundRequest });

export const ListRefundRequestsInput = z.strictObject({
  ...pageOf(PAGE_SIZES.invoices),
  filters: z
    .strictObject({
      state: z.enum(REFUND_REQUEST_STATES).optional(),
      kind: z.enum(REFUND_REQUEST_KINDS).optional(),
      mine: z.boolean().optional().meta({ description: 'Those that the caller asked for, or only others.' }),
      order_id: Id.optional(),
      return_id: Id.optional(),
      ...daysFilter,
      search: z.string().max(200).optional().meta({
        description: 'The order number, or part of the customer’s name, e-mail or phone as the order has it.',
      }),
    })
    .default({}),
  sort: sortOver(REFUND_REQUEST_SORTS).optional(),
});
export type ListRefundRequestsInput = z.output<typeof ListRefundRequestsInput>;
export const ListRefundRequestsOutput = z.object({
  refundRequestList: z.array(RefundRequest),
  refundRequestCount: z.number().int(),
});

export const ExportRefundRequestsInput = ListRefundRequestsInput.pick({ filters: true });
export type ExportRefundRequestsInput = z.output<typeof ExportRefundRequestsInput>;

export const RefundRequestIdInput = z.strictObject({ id: Id });
export const DeclineRefundRequestInput = z
  .strictObject({
    id: Id,
    note: requiredText('Please give a reason. It is mailed to who asked.', 500),
  })
  .meta({ example: { note: 'The television works; please offer a visit first.' } });
export type DeclineRefundRequestInput = z.output<typeof DeclineRefundRequestInput>;
