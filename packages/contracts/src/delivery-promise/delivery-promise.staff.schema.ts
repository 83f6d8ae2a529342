import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { DayFilter, daysFilter, EditedVersion, Id, Instant, pageOf, requiredText } from '../wire/wire.schema';
import {
  CENTER_UNITS_MAX,
  LANE_AREAS,
  LANE_MAX_KG,
  LEAD_MAX_HOURS,
  PROMISE_CAUSES,
  TRANSIT_MAX_DAYS,
} from './delivery-promise.values';
import { PromiseReasonOut } from './delivery-promise.schema';

const whole = (message: string, least: number, most: number) =>
  z.number({ error: message }).int(message).min(least, message).max(most, message);
const ONE_DAY = 'Choose at least one day of the week.';
const Weekdays = z
  .array(whole(ONE_DAY, 1, 7))
  .min(1, ONE_DAY)
  .max(7)
  .transform((days) => [...new Set(days)].toSorted((one, other) => one - other))
  .meta({ description: '1 is Monday, 7 is Sunday.', example: [1, 2, 3, 4, 5, 6] });
const WeekdaysOut = z.array(z.number().int()).meta({ description: '1 is Monday, 7 is Sunday.' });
const search = z.string().max(200).optional();

/** A dispatch centre, known by the name that service areas have. */
const CENTER_UNITS = `Enter the units as a whole number from 1 to ${CENTER_UNITS_MAX}, or leave them empty.`;
export const DispatchCenterFields = z.strictObject({
  name: requiredText('Name is required'),
  pin: z
    .string({ error: 'PIN code is required' })
    .trim()
    .regex(/^\d{6}$/, 'Invalid PIN code (must be 6 digits)'),
  cutoff: z
    .string({ error: 'Cut-off is required' })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the cut-off as a time, such as 14:00.')
    .meta({
      description: 'Until when goods that are packed leave on the same day, in India.',
      example: '14:00',
    }),
  weekdays: Weekdays,
  lead_hours: whole(`Enter the hours as a whole number from 0 to ${LEAD_MAX_HOURS}.`, 0, LEAD_MAX_HOURS),
  units_per_day: whole(CENTER_UNITS, 1, CENTER_UNITS_MAX)
    .nullable()
    .meta({ description: 'Units that leave on a day; null for no limit.' }),
});
export type DispatchCenterFields = z.output<typeof DispatchCenterFields>;
export const DispatchCenter = z.object({
  _id: z.string(),
  name: z.string(),
  pin: z.string(),
  cutoff: z.string(),
  weekdays: WeekdaysOut,
  lead_hours: z.number().int(),
  units_per_day: z.number().int().nullable(),
  area_count: z.number().int().meta({ description: 'Service areas that it dispatches to.' }),
  lane_count: z.number().int(),
  created_at: Instant,
  updated_at: Instant,
});
export type DispatchCenter = z.output<typeof DispatchCenter>;
export const ListCentersInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.serviceAreas),
  filters: z.strictObject({ search }).default({}),
});
export type ListCentersInput = z.output<typeof ListCentersInput>;
export const ListCentersOutput = z.object({
  centerList: z.array(DispatchCenter),
  centerCount: z.number().int(),
});
export const UpdateCenterInput = DispatchCenterFields.extend({
  id: Id,
  updated_at: EditedVersion.optional(),
});
export type UpdateCenterInput = z.output<typeof UpdateCenterInput>;
export const CenterOutput = z.object({ center: DispatchCenter });

const DAYS = `Enter the days as a whole number from 0 to ${TRANSIT_MAX_DAYS}.`;
const KG = `Enter the weight as a number from 1 to ${LANE_MAX_KG} kg, or leave it empty.`;
const laneFields = {
  center_id: Id,
  kind: z.enum(LANE_AREAS, { error: 'Choose what the lane leads to.' }),
  area: requiredText('Enter a PIN code, a district or a State.'),
  transit_min: whole(DAYS, 0, TRANSIT_MAX_DAYS),
  transit_max: whole(DAYS, 0, TRANSIT_MAX_DAYS),
  weekdays: Weekdays,
  max_kg: z.number({ error: KG }).min(1, KG).max(LANE_MAX_KG, KG).nullable(),
  two_person: z.boolean({ error: 'Two people must be yes or no.' }),
};
const ordered = (lane: { transit_min: number; transit_max: number }) => lane.transit_min <= lane.transit_max;
const ORDERED = { error: 'At most is less than at least.', path: ['transit_max'] };
export const LaneFields = z.strictObject(laneFields).refine(ordered, ORDERED);
export type LaneFields = z.output<typeof LaneFields>;
const { center_id: _center, ...laneTerms } = laneFields;
/** A lane as a file has it, with the name of its centre. */
export const LaneRow = z
  .strictObject({
    ...laneTerms,
    /* As it is stored: a finer weight would not be found again. */
    max_kg: laneTerms.max_kg.unwrap().multipleOf(0.1, 'Use at most one decimal.').nullable(),
    center: requiredText('Enter the name of a dispatch centre.'),
  })
  .refine(ordered, ORDERED);
export type LaneRow = z.output<typeof LaneRow>;
export const Lane = z.object({
  _id: z.string(),
  center: z.object({ _id: z.string(), name: z.string() }),
  kind: z.enum(LANE_AREAS),
  area: z.string().meta({ description: 'The PIN code, district or State.' }),
  transit_min: z
    .number()
    .int()
    .meta({ description: 'Working days between dispatch and delivery, at least.' }),
  transit_max: z.number().int().meta({ description: 'At most.' }),
  weekdays: WeekdaysOut,
  max_kg: z.number().nullable().meta({ description: 'The heaviest carton; null for any.' }),
  two_person: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
});
export type Lane = z.output<typeof Lane>;
export const ListLanesInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.serviceAreas),
  filters: z.strictObject({ center: Id.optional(), kind: z.enum(LANE_AREAS).optional(), search }).default({}),
});
export type ListLanesInput = z.output<typeof ListLanesInput>;
export const ListLanesOutput = z.object({ laneList: z.array(Lane), laneCount: z.number().int() });
export const ExportLanesInput = ListLanesInput.pick({ filters: true });
export type ExportLanesInput = z.output<typeof ExportLanesInput>;
export const UpdateLaneInput = z
  .strictObject({ ...laneFields, id: Id, updated_at: EditedVersion.optional() })
  .refine(ordered, ORDERED);
export type UpdateLaneInput = z.output<typeof UpdateLaneInput>;
export const LaneOutput = z.object({ lane: Lane });

/** A day of a centre that is not as usual: closed, or with another capacity. */
const DAY_UNITS = `Enter the units as a whole number from 0 to ${CENTER_UNITS_MAX}.`;
export const CenterDayFields = z.strictObject({
  center_id: Id,
  day: DayFilter.meta({ description: 'A day in India.' }),
  units: whole(DAY_UNITS, 0, CENTER_UNITS_MAX).meta({
    description: 'Units that leave on this day; 0 where the centre is closed.',
  }),
  note: requiredText('Say why, such as the name of the holiday.', 100),
});
export type CenterDayFields = z.output<typeof CenterDayFields>;
export const CenterDay = z.object({
  _id: z.string(),
  center: z.object({ _id: z.string(), name: z.string() }),
  day: z.string(),
  units: z.number().int(),
  note: z.string(),
  planned: z.number().int().meta({ description: 'Units of orders that are to leave on this day.' }),
  created_at: Instant,
  updated_at: Instant,
});
export type CenterDay = z.output<typeof CenterDay>;
export const ListCenterDaysInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.serviceAreas),
  filters: z
    .strictObject({ center: Id.optional(), closed: z.boolean().optional(), ...daysFilter, search })
    .default({}),
});
export type ListCenterDaysInput = z.output<typeof ListCenterDaysInput>;
export const ListCenterDaysOutput = z.object({
  centerDayList: z.array(CenterDay),
  centerDayCount: z.number().int(),
});
export const ExportCenterDaysInput = ListCenterDaysInput.pick({ filters: true });
export type ExportCenterDaysInput = z.output<typeof ExportCenterDaysInput>;
export const UpdateCenterDayInput = CenterDayFields.extend({ id: Id, updated_at: EditedVersion.optional() });
export type UpdateCenterDayInput = z.output<typeof UpdateCenterDayInput>;
export const CenterDayOutput = z.object({ centerDay: CenterDay });

export const RemoveByIdInput = z.strictObject({ id: Id });

const Dates = z.object({
  earliest: z.string(),
  latest: z.string(),
  center: z.string(),
  leaves: z.string(),
  reasons: z.array(PromiseReasonOut),
});
/** The promises of an order, the first one first, each computed again (docs/spec/delivery-promise.md#replay). */
export const ReplayPromiseOutput = z.object({
  revisions: z.array(
    z.object({
      revision: z.number().int(),
      cause: z.enum(PROMISE_CAUSES),
      made_at: Instant,
      zipcode: z.string(),
      units: z.number().int(),
      heaviest_kg: z.number().nullable(),
      tables: z.string().meta({ description: 'The version of the tables: a digest of their rows.' }),
      promised: Dates,
      replayed: Dates.nullable().meta({ description: 'By the stored tables, with the rule of today.' }),
      same: z.boolean().meta({ description: 'Whether the replay gives the promised days.' }),
      by_present_tables: Dates.nullable().meta({
        description: 'By the tables of today, for the same moment.',
      }),
    }),
  ),
});
