import { z } from 'zod';
import { Id, Instant } from '../wire/wire.schema';
import { PICKUP_PARTS } from './pickup-slots.values';

const PickupDay = z.iso
  .date('Please choose a day.')
  .meta({ description: 'A day in India.', example: '2026-12-01' });
const Part = z
  .enum(PICKUP_PARTS, { error: 'Please choose a part of the day.' })
  .meta({ description: 'Hours in India.' });

/** When the goods of a return are fetched (docs/spec/returns-and-refunds.md#pickup). */
export const PickupOfReturn = z.object({
  day: PickupDay,
  part: Part,
  center: z.string().meta({
    description: 'The return centre that fetches the goods; empty for shoppers.',
    example: 'Bengaluru Hub',
  }),
  chosen_at: Instant,
  movable_until: Instant.meta({ description: 'Until when the shopper may move it.' }),
});

/** Asks for the slots of an approved return. */
export const PickupSlotsInput = z.strictObject({ return_id: Id });
export type PickupSlotsInput = z.output<typeof PickupSlotsInput>;
export const PickupSlotsOutput = z.object({
  is_served: z.boolean().meta({
    description:
      'Whether the shop delivers to the PIN code of the order now; if not, staff arrange the pickup.',
  }),
  center: z.string().nullable().meta({
    description: 'The return centre that fetches the goods; null for shoppers and where none does.',
  }),
  slots: z.array(
    z.object({
      day: PickupDay,
      part: Part,
      is_free: z.boolean(),
      free: z
        .number()
        .int()
        .nullable()
        .meta({ description: 'How many pickups it still takes; null for shoppers.' }),
    }),
  ),
});
export type PickupSlotsOutput = z.output<typeof PickupSlotsOutput>;

/** Chooses when the goods of a return are fetched, or moves it. `id` is that of the return. */
export const BookPickupInput = z
  .strictObject({
    id: Id,
    day: PickupDay.nullable().meta({
      description: 'A day in India; null, with `part`, clears it: staff only.',
    }),
    part: Part.nullable(),
  })
  .refine(({ day, part }) => (day === null) === (part === null), {
    path: ['part'],
    error: 'Please choose a part of the day.',
  })
  .meta({ example: { day: '2026-12-01', part: '9-12' } });
export type BookPickupInput = z.output<typeof BookPickupInput>;
