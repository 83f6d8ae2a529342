import { z } from 'zod';
import { inRupees, rupeesIn, rupeesOut } from '../money/money.schema';
import { ListOrdersInput, OrderStatus, UpdateOrderInput } from '../orders/orders.schema';
import { BulkChange, ListStaffProductsInput } from '../products/products.staff.schema';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { daysFilter, Id, Instant, pageOf } from '../wire/wire.schema';
import { BULK_JOB_KINDS, BULK_JOB_STATES, BULK_ROW_STATES } from './bulk-jobs.values';

const ofOrders = ListOrdersInput.pick({ filters: true }).shape;
const ofProducts = ListStaffProductsInput.pick({ filters: true }).shape;

/** What to do with all records of a filter. */
export const BulkAct = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('order-status'),
    ...ofOrders,
    status: OrderStatus,
    ...UpdateOrderInput.pick({ reason: true, goods_returned: true }).shape,
  }),
  z.strictObject({ kind: z.literal('product-change'), ...ofProducts, change: BulkChange }),
  z.strictObject({ kind: z.literal('product-remove'), ...ofProducts }),
  z.strictObject({ kind: z.literal('product-publish'), ...ofProducts }),
  z.strictObject({ kind: z.literal('product-unpublish'), ...ofProducts }),
  z.strictObject({ kind: z.literal('product-standard-names'), ...ofProducts }),
]);
export type BulkAct = z.output<typeof BulkAct>;
export type ActOf<K extends BulkAct['kind']> = Extract<BulkAct, { kind: K }>;

const EXAMPLE = {
  kind: 'order-status' as const,
  filters: { status: 'Pending' as const },
  status: 'Shipped' as const,
};

export const PreviewBulkJobInput = z.strictObject({ act: BulkAct }).meta({ example: { act: EXAMPLE } });
export type PreviewBulkJobInput = z.output<typeof PreviewBulkJobInput>;

export const BulkJobPreview = z.object({
  match_count: z.number().int().meta({ description: 'Records of the filter.' }),
  change_count: z.number().int().meta({ description: 'Those that a job would take.' }),
  refund: rupeesOut.meta(inRupees('What goes back to customers in all.')),
  refund_count: z.number().int(),
  back_count: z.number().int().meta({ description: 'Orders that move back, which needs a reason.' }),
  outside_count: z.number().int().meta({ description: 'Orders whose goods have left.' }),
  outside_units: z.number().int().meta({ description: 'Televisions in them.' }),
  problem_count: z.number().int().meta({ description: 'Records that would fail as they are now.' }),
  kept_names: z.number().int().meta({
    description:
      'Names that stay as they are written, because another specification of their television has the standard name.',
  }),
  examples: z
    .array(z.object({ _id: z.string(), label: z.string(), text: z.string() }))
    .meta({ description: 'Some of the records, those with a problem first, and what becomes of them.' }),
});
export type BulkJobPreview = z.output<typeof BulkJobPreview>;
/** Amounts in paise. */
export type BulkPlanFigures = z.input<typeof BulkJobPreview>;

export const StartBulkJobInput = z
  .strictObject({
    act: BulkAct,
    count: z.number().int().min(0).meta({ description: 'The `change_count` that the caller was shown.' }),
    refund: rupeesIn.meta(
      inRupees('The `refund` that the caller was shown. Another one is refused with 409.'),
    ),
  })
  .meta({ example: { act: EXAMPLE, count: 2318, refund: 0 } });
export type StartBulkJobInput = z.output<typeof StartBulkJobInput>;

export const BulkJob = z.object({
  _id: z.string(),
  kind: z.enum(BULK_JOB_KINDS),
  what: z.string().meta({ description: 'What it does, in words.' }),
  filters: z.record(z.string(), z.unknown()).meta({ description: 'The filter that was chosen from.' }),
  state: z.enum(BULK_JOB_STATES),
  is_stopping: z.boolean().meta({ description: 'It ends before its next record.' }),
  record_count: z.number().int(),
  done_count: z.number().int(),
  failed_count: z.number().int(),
  note: z.string().meta({ description: 'Why it was stopped; empty where nobody said so.' }),
  requested_by: z.object({ _id: z.string(), name: z.string() }),
  stopped_by: z.string().nullable(),
  may_stop: z.boolean(),
  created_at: Instant,
  started_at: Instant.nullable(),
  ended_at: Instant.nullable(),
});
export type BulkJob = z.output<typeof BulkJob>;
export const BulkJobOutput = z.object({ job: BulkJob });

export const ListBulkJobsInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.bulkJobs),
  filters: z
    .strictObject({
      state: z.enum(BULK_JOB_STATES).optional(),
      kind: z.enum(BULK_JOB_KINDS).optional(),
      mine: z.boolean().optional().meta({ description: 'True: only those of the caller.' }),
      ...daysFilter,
    })
    .default({}),
});
export type ListBulkJobsInput = z.output<typeof ListBulkJobsInput>;
export const ListBulkJobsOutput = z.object({ jobList: z.array(BulkJob), jobCount: z.number().int() });

export const BulkJobIdInput = z.strictObject({ id: Id });
export const BulkJobDetails = BulkJobOutput.extend({
  failures: z
    .array(z.object({ record_id: z.string(), label: z.string(), reason: z.string() }))
    .meta({ description: 'The first records that failed, and why.' }),
});

export const ExportBulkJobInput = z.strictObject({
  filters: z.strictObject({ job: Id, state: z.enum(BULK_ROW_STATES).optional() }),
});
export type ExportBulkJobInput = z.output<typeof ExportBulkJobInput>;
