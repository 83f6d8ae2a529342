import { z } from 'zod';
import { inRupees, rupeesIn, rupeesOut } from '../money/money.schema';
import { PaymentMethod, RefundSpeedInput } from '../refunds/refunds.schema';
import { AskedRefund } from '../refunds/asked-refund.schema';
import { REFUND_STATUSES } from '../refunds/refunds.values';
import { REPLACEMENT_STATES } from './replacements.values';
import { PickupOfReturn } from './pickup-slots.schema';
import { ReplacementOfReturn } from './replacements.schema';
import { FACET_NAME_MAX } from '../products/products.values';
import { PAGE_SIZES } from '../settings/limits';
import { jsonField, numberField, pictureFiles } from '../wire/form.schema';
import { hasMoreThanCounted } from '../wire/has-more-than-counted';
import { DayFilter, daysFilter, Id, Instant, pageOf, requiredText, sortOver } from '../wire/wire.schema';
import {
  RETURN_CONDITIONS,
  RETURN_PHOTOS_MAX,
  RETURN_REASONS,
  RETURN_STATES,
  RETURN_WISHES,
} from './returns.values';

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

const ReturnLineInput = z.strictObject({
  position: z.number().int().min(0).meta({ description: 'The `position` of the order’s line.' }),
  quantity: z.number().int().min(1, 'Please choose at least one unit.'),
});
const ReturnLines = z.array(ReturnLineInput).min(1, 'Please choose what you return.').max(100);

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
  refund_amount: numberField(rupeesIn.optional())
    .optional()
    .meta(inRupees('The shop computes it; where it is sent, another amount is refused.')),
  lines: jsonField(ReturnLines).optional().meta({ description: 'What is returned; left out, everything.' }),
  condition: z.enum(RETURN_CONDITIONS).optional(),
  wish: z.enum(RETURN_WISHES).optional(),
  files: pictureFiles(RETURN_PHOTOS_MAX).prefault([]).meta({ description: 'Photos of the goods.' }),
});
export type RequestReturnInput = z.output<typeof RequestReturnInput>;

/** What the return of some units would refund. */
export const QuoteReturnInput = z.strictObject({ order_id: Id, lines: ReturnLines.optional() });
export type QuoteReturnInput = z.output<typeof QuoteReturnInput>;
export const QuoteReturnOutput = z.object({
  refund_amount: rupeesOut,
  lines: z
    .array(z.object({ position: z.number().int(), name: z.string(), quantity: z.number().int() }))
    .meta({ description: 'What can be returned of the order: the units that no refund has given back.' }),
  reasons: z
    .array(z.object({ reason: z.enum(RETURN_REASONS), until: Instant }))
    .meta({ description: 'Until when each reason counts; own words count as Other.' }),
});
export const OwnReturnInput = z.strictObject({ order_id: Id });

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
  state: z.enum(RETURN_STATES),
  lines: z.array(
    z.object({
      position: z.number().int(),
      name: z.string(),
      quantity: z.number().int(),
      accepted: z.number().int().nullable().meta({ description: 'Null before the inspection.' }),
      restock: z.boolean().nullable().meta({ description: 'Whether the accepted units can be sold again.' }),
    }),
  ),
  condition: z.enum(RETURN_CONDITIONS).nullable(),
  wish: z.enum(RETURN_WISHES).nullable(),
  decision_reason: z
    .string()
    .nullable()
    .meta({ description: 'Why it was rejected, or accepted in part. The customer reads it.' }),
  photos: z.number().int(),
  approved_at: Instant.nullable(),
  received_at: Instant.nullable().meta({ description: 'When the goods arrived.' }),
  inspected_at: Instant.nullable(),
  rejected_at: Instant.nullable(),
  replaced_at: Instant.nullable().meta({ description: 'When a replacement was taken from stock.' }),
  replacement: ReplacementOfReturn.nullable().meta({
    description: 'What is sent in place of the goods; null for nothing.',
  }),
  pickup: PickupOfReturn.nullable().meta({
    description: 'When the goods are fetched; null until it is chosen.',
  }),
  assigned_to: z
    .object({ _id: z.string(), name: z.string() })
    .nullable()
    .meta({ description: 'The member of staff who handles it; null for shoppers.' }),
  due_at: Instant.nullable().meta({ description: 'By when staff have to take the next step.' }),
  created_at: Instant,
});
export type ReturnRequest = z.output<typeof ReturnRequest>;
export const ReturnRequestOutput = z.object({ returnRequest: ReturnRequest, refund_request: AskedRefund });

export const ListReturnsInput = z.strictObject({
  ...pageOf(PAGE_SIZES.returns),
  filters: z
    .strictObject({
      status: z.boolean().optional(),
      refund_status: z.boolean().optional(),
      state: z.enum(RETURN_STATES).optional(),
      replacement: z
        .enum(REPLACEMENT_STATES)
        .optional()
        .meta({ description: 'The state of what is sent in place of the goods.' }),
      overdue: z.literal(true).optional().meta({ description: 'The next step of staff is overdue.' }),
      reason: z.enum(RETURN_REASONS).optional().meta({
        description: 'Own words of shoppers count as Other.',
      }),
      product_id: Id.optional().meta({ description: 'Of this television.' }),
      brand: z
        .string()
        .max(FACET_NAME_MAX)
        .optional()
        .meta({ description: 'Of a television of this brand.' }),
      pickup_from: DayFilter.optional().meta({ description: 'Fetched on this day in India or later.' }),
      pickup_to: DayFilter.optional().meta({ description: 'Fetched on this day in India or before.' }),
      ...daysFilter,
      /** Name, e-mail, phone, payment id or end of the order's id. */
      search: z.string().max(200).optional(),
    })
    .default({}),
  sort: sortOver(['created_at', 'refund_amount'] as const).optional(),
});
export type ListReturnsInput = z.output<typeof ListReturnsInput>;
/** The filters of exported returns, as in the list. */
export const ExportReturnsInput = ListReturnsInput.pick({ filters: true });
export type ExportReturnsInput = z.output<typeof ExportReturnsInput>;
export const ListReturnsOutput = z.object({
  returnRequestList: z.array(ReturnRequest),
  totalCount: z.number().int(),
  hasMoreThanCounted: hasMoreThanCounted('totalCount'),
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
    refund_amount: rupeesIn
      .optional()
      .meta(
        inRupees(
          'With `refund_status`: what the caller was shown that this refunds. If it would refund another amount, the response is 409.',
        ),
      ),
    data: z.unknown().optional().meta({ description: 'Accepted and ignored.' }),
  })
  .refine(({ status, refund_status }) => (status === undefined) !== (refund_status === undefined), {
    path: ['status'],
    error: ONE_STEP,
  })
  .meta({ example: { status: true } });
export type UpdateReturnInput = z.output<typeof UpdateReturnInput>;

/** `id` is that of the return. */
export const ReturnIdInput = z.strictObject({ id: Id });

export const AssignReturnInput = z.strictObject({ id: Id, staff_id: Id.nullable() });
export type AssignReturnInput = z.output<typeof AssignReturnInput>;

const REASON_FOR_CUSTOMER = 'Please give a reason. The customer reads it.';
export const RejectReturnInput = z
  .strictObject({
    id: Id,
    reason: requiredText(REASON_FOR_CUSTOMER, 500).refine(
      (reason) => reason.toLowerCase() !== 'other',
      REASON_FOR_CUSTOMER,
    ),
  })
  .meta({ example: { reason: 'We found no fault' } });
export type RejectReturnInput = z.output<typeof RejectReturnInput>;

/** What an inspection found, of every line of the return. */
export const InspectReturnInput = z
  .strictObject({
    id: Id,
    lines: z
      .array(
        z.strictObject({
          position: z.number().int().min(0),
          accepted: z.number().int().min(0),
          restock: z.boolean().default(false).meta({
            description: 'The accepted units can be sold again: into stock, when they are refunded.',
          }),
        }),
      )
      .min(1)
      .max(100),
    reason: z
      .string()
      .trim()
      .max(500, 'Please use at most 500 characters.')
      .default('')
      .meta({ description: 'Required unless every unit is accepted. The customer reads it.' }),
  })
  .meta({ example: { lines: [{ position: 0, accepted: 1, restock: true }] } });
export type InspectReturnInput = z.output<typeof InspectReturnInput>;

/** A return with its photos, for staff and its owner. */
export const ReturnDetails = ReturnRequest.extend({
  files: z.array(z.object({ _id: z.string(), name: z.string(), bytes: z.number().int() })),
  sold_serials: z.array(z.object({ position: z.number().int(), serial: z.string() })).meta({
    description: 'Serial numbers in service of the order’s televisions; none for shoppers.',
  }),
});
export type ReturnDetails = z.output<typeof ReturnDetails>;
export const ReturnDetailsOutput = z.object({ returnRequest: ReturnDetails });
/** `id` is that of the photo. */
export const DownloadReturnFileInput = z.strictObject({ id: Id });
export const ReturnFileOutput = z.object({
  filename: z.string(),
  type: z.literal('image/webp'),
  content: z.string().meta({ description: 'Base64' }),
});
