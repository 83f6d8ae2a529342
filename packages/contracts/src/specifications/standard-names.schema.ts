import { z } from 'zod';
import { Id, Instant } from '../wire/wire.schema';

/** Televisions that are to have standard names, as one page of their list has them (docs/spec/specifications.md#standard-names). */
export const PreviewStandardNamesInput = z.strictObject({ ids: z.array(Id).min(1).max(100) });
export type PreviewStandardNamesInput = z.output<typeof PreviewStandardNamesInput>;

/** What becomes of the names of a television. */
export const StandardNamesRow = z.object({
  _id: z.string(),
  name: z.string(),
  updated_at: Instant,
  renamed: z.array(z.object({ from: z.string(), to: z.string() })),
  kept: z.array(z.object({ name: z.string(), standard: z.string() })).meta({
    description: 'Names that stay, because another specification of the television has the standard name.',
  }),
  digest: z.string().meta({ description: 'For the change, which then does exactly this.' }),
});
export type StandardNamesRow = z.output<typeof StandardNamesRow>;
export const StandardNamesPreview = z.object({ rows: z.array(StandardNamesRow) });

/** Exactly what the preview showed. All change, or none. */
export const ApplyStandardNamesInput = z.strictObject({
  items: z
    .array(z.strictObject({ id: Id, updated_at: Instant, digest: z.string().min(1).max(100) }))
    .min(1)
    .max(100),
});
export type ApplyStandardNamesInput = z.output<typeof ApplyStandardNamesInput>;
export const StandardNamesApplied = z.object({
  changedCount: z.number().int().meta({ description: 'Televisions.' }),
  renamedCount: z.number().int().meta({ description: 'Names that were replaced.' }),
  keptCount: z.number().int().meta({ description: 'Names that stay as they are written.' }),
});
