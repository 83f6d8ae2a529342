import { z } from 'zod';
import { inRupees, rupeesIn, rupeesOut } from '../money/money.schema';
import { PaymentMethod, RefundSpeedInput } from '../refunds/refunds.schema';
import { REFUND_STATUSES } from '../refunds/refunds.values';
import { PAGE_SIZES } from '../settings/limits';
import { Id, Instant, pageOf, requiredText, sortOver } from '../wire/wire.schema';

/** The reasons of a return; Other requires a text (docs/spec/returns-and-refunds.md#reasons). */
export const RETURN_REASONS = [
  'Defective product',
  'Wrong item delivered',
  'Product not as described',
  'Changed mind',
  'Other',
] as const;

const REASON_REQUIRED = 'Please select a reason for the return.';
const OWN_WORDS_REQUIRED = 'Please specify your reason.';

/** The form: a listed reason, and a text when it is Other. */
export const ReturnForm = z
  .strictObject({
    reason: z.enum(RETURN_REASONS, { error: REASON_REQUIRED }),
    otherReason: z.string().trim().max(500, 'Please use at most 500 characters.').default(''),
  })
  .refine(({ reason, otherReason }) => reason !== 'Other' || otherReason !== '', {
    path: ['otherReason'],
    error: OWN_WORDS_REQUIRED,
  });
export type ReturnForm = z.output<typeof ReturnForm>;

/**
 * `return_reason` is a reason of the list, or the shopper's text in place of Other. The refund is computed by the
 * server; an amount that differs from it is refused (docs/spec/returns-and-refunds.md#refund-amount).
 */
export const RequestReturnInput = z.strictObject({
  order_id: Id,
  user_id: Id.optional(),
  return_reason: requiredText(REASON_REQUIRED, 500)
    .refine((reason) => reason.toLowerCase() !== 'other', OWN_WORDS_REQUIRED)
    .meta({ description: 'A reason of the list, or the shopper’s own words; “Other” alone is refused.' }),
  refund_amount: rupeesIn
    .optional()
    .meta(inRupees('The shop computes it; where it is sent, another amount is refused.')),
});
export type RequestReturnInput = z.output<typeof RequestReturnInput>;

/** How far the money of a return is on its way back. */
export const RETURN_REFUNDS = ['none', ...REFUND_STATUSES] as const;

export const ReturnRequest = z.object({
  _id: z.string(),
  user_id: z.object({ _id: z.string(), name: z.string(), email: z.string(), phone: z.string() }),
  order_id: z.object({
    _id: z.string(),
    products: z.array(z.object({ product_id: z.object({ name: z.string() }), quantity: z.number().int() })),
  }),
  payment_id: z.string(),
  payment_method: PaymentMethod,
  refund_amount: rupeesOut,
  /** Approved. */
  status: z.boolean(),
  /** Refunded: the provider has sent the money. */
  refund_status: z.boolean(),
  /** `queued` while it is pending at the provider; `failed` may be retried. */
  refund: z.enum(RETURN_REFUNDS),
  return_reason: z.string(),
  created_at: Instant,
});
export type ReturnRequest = z.output<typeof ReturnRequest>;
export const ReturnRequestOutput = z.object({ returnRequest: ReturnRequest });

export const ListReturnsInput = z.strictObject({
  ...pageOf(PAGE_SIZES.returns),
  filters: z
    .strictObject({
      status: z.boolean().optional(),
      refund_status: z.boolean().optional(),
      /** Name, e-mail, phone, payment id or end of the order's id. */
      search: z.string().max(200).optional(),
    })
    .default({}),
  sort: sortOver(['created_at', 'refund_amount'] as const).optional(),
});
export type ListReturnsInput = z.output<typeof ListReturnsInput>;
export const ListReturnsOutput = z.object({
  returnRequestList: z.array(ReturnRequest),
  totalCount: z.number().int(),
});

const ONE_STEP = 'Send status or refund_status, one at a time.';

/** One step of a return: `status: true` approves it, `refund_status: true` refunds it. `data` is accepted and ignored. */
export const UpdateReturnInput = z
  .strictObject({
    id: Id,
    status: z
      .literal(true, { error: 'A return can be approved, and that stays.' })
      .optional()
      .meta({ description: 'Approves the return. Send this or `refund_status`, one at a time.' }),
    refund_status: z
      .literal(true, { error: 'A return can be refunded, and that stays.' })
      .optional()
      .meta({ description: 'Sends the money back, once the return is approved.' }),
    speed: RefundSpeedInput,
    data: z.unknown().optional().meta({ description: 'Accepted and ignored.' }),
  })
  .refine(({ status, refund_status }) => (status === undefined) !== (refund_status === undefined), {
    path: ['status'],
    error: ONE_STEP,
  })
  .meta({ example: { status: true } });
export type UpdateReturnInput = z.output<typeof UpdateReturnInput>;
