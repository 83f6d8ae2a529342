import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import {
  EditedVersion,
  Id,
  Instant,
  InstantFilter,
  pageOf,
  requiredText,
  sortOver,
} from '../wire/wire.schema';
import { BREACH_CLOCKS } from './privacy.values';

const facts = {
  what: requiredText('Please say what happened.', 2000),
  data: requiredText('Please say which data.', 1000),
  affected: requiredText('Please say who is affected.', 1000),
  consequences: requiredText('Please say what it can mean for them.', 2000),
  measures: requiredText('Please say what was done.', 2000),
};
const known_at = InstantFilter.meta({
  description: 'When the shop learnt of it; the clock of 72 hours starts.',
});

/** A breach of personal data, as the register has it. */
export const Breach = z.object({
  _id: z.string(),
  what: z.string(),
  data: z.string(),
  affected: z.string(),
  consequences: z.string(),
  measures: z.string(),
  known_at: Instant,
  due_at: Instant,
  board_told_at: Instant.nullable(),
  people_told_at: Instant.nullable(),
  closed_at: Instant.nullable(),
  clock: z.enum(BREACH_CLOCKS),
  letters: z.object({ people: z.string(), board: z.string() }),
  created_at: Instant,
  updated_at: Instant,
});
export type Breach = z.infer<typeof Breach>;
export const BreachOutput = z.object({ breach: Breach });

export const CreateBreachInput = z.strictObject({ ...facts, known_at });
export type CreateBreachInput = z.output<typeof CreateBreachInput>;

export const UpdateBreachInput = z.strictObject({
  id: Id,
  ...facts,
  known_at,
  board_told_at: InstantFilter.nullable(),
  people_told_at: InstantFilter.nullable(),
  closed: z.boolean(),
  updated_at: EditedVersion.optional(),
});
export type UpdateBreachInput = z.output<typeof UpdateBreachInput>;

export const ListBreachesInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.breaches),
  filters: z.strictObject({ open: z.boolean().optional(), overdue: z.literal(true).optional() }).default({}),
  sort: sortOver(['known_at']).optional(),
});
export type ListBreachesInput = z.output<typeof ListBreachesInput>;
export const ListBreachesOutput = z.object({
  breachList: z.array(Breach),
  breachCount: z.number().int(),
});
