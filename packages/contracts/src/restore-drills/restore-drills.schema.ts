import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { daysFilter, Id, Instant, pageOf } from '../wire/wire.schema';
import { DRILL_CHECKS, DRILL_NOTICES, DRILL_OUTCOMES } from './restore-drills.values';

/** A check of a restore drill. */
export const DrillCheck = z.object({
  name: z.enum(DRILL_CHECKS),
  ok: z.boolean(),
  text: z.string().meta({ description: 'What was found.' }),
});
export type DrillCheck = z.output<typeof DrillCheck>;

/** A restore of a backup into a database of its own, to see that it can be restored. */
export const RestoreDrill = z.object({
  _id: z.string(),
  outcome: z.enum(DRILL_OUTCOMES),
  started_at: Instant,
  finished_at: Instant.nullable(),
  backup_name: z
    .string()
    .nullable()
    .meta({ description: 'The folder of the backup; null where none was found.' }),
  backup_made_at: Instant.nullable(),
  backup_age_seconds: z.number().int().nullable().meta({ description: 'When the drill began.' }),
  rows: z.number().int().meta({ description: 'Restored rows.' }),
  bytes: z.number().int().meta({ description: 'Bytes of the files of the backup.' }),
  restore_seconds: z
    .number()
    .nullable()
    .meta({ description: 'How long the restore took, without the checks.' }),
  failed_checks: z.number().int(),
  error: z.string().nullable(),
});
export type RestoreDrill = z.output<typeof RestoreDrill>;

export const ListRestoreDrillsInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.restoreDrills),
  filters: z.strictObject({ outcome: z.enum(DRILL_OUTCOMES).optional(), ...daysFilter }).default({}),
});
export type ListRestoreDrillsInput = z.output<typeof ListRestoreDrillsInput>;
export const ListRestoreDrillsOutput = z.object({
  restoreDrillList: z.array(RestoreDrill),
  restoreDrillCount: z.number().int(),
});

/** Which drills to export: the filters of the list. */
export const ExportRestoreDrillsInput = ListRestoreDrillsInput.pick({ filters: true });
export type ExportRestoreDrillsInput = z.output<typeof ExportRestoreDrillsInput>;

export const RestoreDrillInput = z.strictObject({ id: Id });
export const RestoreDrillDetails = RestoreDrill.extend({ checks: z.array(DrillCheck) });
export type RestoreDrillDetails = z.output<typeof RestoreDrillDetails>;

export const DrillStatusInput = z.strictObject({});
export const DrillStatus = z.object({
  notice: z.enum(DRILL_NOTICES).nullable().meta({
    description:
      'Why staff have to look: the last drill failed, the last success is too old, or there never was one.',
  }),
  last_passed_at: Instant.nullable(),
  due_days: z.number().int().meta({ description: 'A drill is due after so many days; 0 for never.' }),
});
export type DrillStatus = z.output<typeof DrillStatus>;
