import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { DayFilter, daysFilter, EditedVersion, Id, Instant, pageOf } from '../wire/wire.schema';
import { DELIVERY_FILTERS, DELIVERY_STATES, UNITS_MAX } from './stock.values';

const Day = z.string().meta({ description: 'A day in India.', example: '2026-11-21' });

/** Units of a television that a supplier is to deliver. */
export const Delivery = z.object({
  _id: z.string(),
  product: z.object({ _id: z.string(), name: z.string() }),
  quantity: z.number().int(),
  received: z.number().int().meta({ description: 'Units of it that are in stock.' }),
  due: Day,
  supplier: z.string(),
  note: z.string(),
  state: z.enum(DELIVERY_STATES),
  is_late: z.boolean().meta({ description: 'Units are still to come although the day is over.' }),
  created_by: z.string(),
  created_at: Instant,
  updated_at: Instant,
});
export type Delivery = z.output<typeof Delivery>;

export const ListDeliveriesInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.deliveries),
  filters: z
    .strictObject({
      state: z.enum(DELIVERY_FILTERS).optional(),
      product: Id.optional(),
      ...daysFilter,
      search: z
        .string()
        .max(200)
        .optional()
        .meta({ description: 'Part of the name of the television or of the supplier.' }),
    })
    .default({}),
});
export type ListDeliveriesInput = z.output<typeof ListDeliveriesInput>;
export const ListDeliveriesOutput = z.object({
  deliveryList: z.array(Delivery),
  deliveryCount: z.number().int(),
});
export const ExportDeliveriesInput = ListDeliveriesInput.pick({ filters: true });
export type ExportDeliveriesInput = z.output<typeof ExportDeliveriesInput>;

const WHOLE = 'Enter the units as a whole number of at least 1.';
const units = z.number({ error: WHOLE }).int(WHOLE).min(1, WHOLE).max(UNITS_MAX, WHOLE);
const words = z.string().trim().max(500, 'Please use at most 500 characters.');

const terms = {
  quantity: units,
  due: DayFilter.meta({ description: 'The day in India on which it is to arrive.', example: '2026-11-21' }),
  supplier: words.default(''),
  note: words.default(''),
};
export const AddDeliveryInput = z
  .strictObject({ product: Id, ...terms })
  .meta({ example: { product: '0198f2c4-0000-7000-8000-000000000001', quantity: 12, due: '2026-12-08' } });
export type AddDeliveryInput = z.output<typeof AddDeliveryInput>;
export const UpdateDeliveryInput = z.strictObject({ id: Id, ...terms, updated_at: EditedVersion.optional() });
export type UpdateDeliveryInput = z.output<typeof UpdateDeliveryInput>;
export const ReceiveDeliveryInput = z.strictObject({ id: Id, units, note: words.default('') });
export type ReceiveDeliveryInput = z.output<typeof ReceiveDeliveryInput>;
export const CancelDeliveryInput = z.strictObject({ id: Id });
export const DeliveryOutput = z.object({ delivery: Delivery });
