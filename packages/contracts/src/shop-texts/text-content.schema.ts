import { z } from 'zod';

/** A part of a sentence: plain text, an emphasis, or a link. */
export const TextInline = z.union([
  z.string(),
  z.object({ strong: z.string() }),
  z.object({ link: z.string(), href: z.string() }),
]);
export type TextInline = z.output<typeof TextInline>;

/** A block of a section; `analyticsChoice` is a button that opens the question about Google Analytics. */
export const TextBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), content: z.array(TextInline) }),
  z.object({ kind: z.literal('heading'), content: z.array(TextInline) }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(z.array(TextInline)) }),
  z.object({ kind: z.literal('address'), lines: z.array(z.string()) }),
  z.object({ kind: z.literal('analyticsChoice') }),
]);
export type TextBlock = z.output<typeof TextBlock>;

export const TextContentSection = z.object({
  /** The section's anchor in the address. */
  id: z.string(),
  title: z.string(),
  blocks: z.array(TextBlock),
});
export type TextContentSection = z.output<typeof TextContentSection>;
