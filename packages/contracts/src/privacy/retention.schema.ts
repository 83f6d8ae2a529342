import { z } from 'zod';
import { Instant } from '../wire/wire.schema';

const RetentionRow = z.object({
  name: z.string().meta({ description: 'The table.' }),
  what: z.string(),
  kept_for: z.string(),
  why: z.string(),
  law: z.string().meta({ description: 'The legal source; empty where it is the shop’s own choice.' }),
  deletes: z.boolean().meta({ description: 'Whether the job deletes rows; false for what is kept.' }),
  before: Instant.nullable().meta({ description: 'Rows from before are deleted; null for what is kept.' }),
  row_count: z.number().int().meta({ description: 'Rows that the next run deletes.' }),
});
export const RetentionOutput = z.object({ rows: z.array(RetentionRow) });
export type RetentionOverview = z.infer<typeof RetentionOutput>;
