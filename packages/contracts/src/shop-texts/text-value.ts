import { z } from 'zod';
import { requiredText } from '../wire/wire.schema';
import { bodyProblems, lineProblems } from './text-problems';

/** A text in one language: heading, summary, a sentence for search engines, and the sections. */
export interface WrittenText {
  title: string;
  lead: string;
  description: string;
  body: string;
}

/** In both languages together less than a call may carry: a letter of Hindi is three bytes. */
const MAX_BODY = 14_000;
const REQUIRED = 'Please fill this in.';

const noProblems =
  (problemsOf: (text: string) => string[]) => (text: string, context: z.RefinementCtx<string>) => {
    const [message] = problemsOf(text);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  };
const line = (maxLength: number) => requiredText(REQUIRED, maxLength).superRefine(noProblems(lineProblems));
const body = requiredText(REQUIRED, MAX_BODY).superRefine(noProblems(bodyProblems));
const orNothing = <T extends z.ZodType<string, string>>(schema: T) =>
  z.union([z.string().trim().length(0), schema]).default('');

const HINDI = ['titleHi', 'leadHi', 'descriptionHi', 'bodyHi'] as const;

/** A text that staff edit (docs/spec/settings.md#texts): English, and Hindi as a whole or not at all. */
export const TextValue = z
  .strictObject({
    title: line(120),
    lead: line(300),
    description: line(300),
    body,
    titleHi: orNothing(line(120)),
    leadHi: orNothing(line(300)),
    descriptionHi: orNothing(line(300)),
    bodyHi: orNothing(body),
  })
  .superRefine((value, context) => {
    const missing = HINDI.filter((field) => value[field] === '');
    if (missing.length === HINDI.length) return;
    const message = 'Please fill in all Hindi fields, or leave all of them empty.';
    for (const field of missing) context.addIssue({ code: 'custom', path: [field], message });
  });
export type TextValue = z.output<typeof TextValue>;

/** Returns the value of a text in English and, where there is one, in Hindi. */
export function textValue(en: WrittenText, hi?: WrittenText): TextValue {
  const { title = '', lead = '', description = '', body: bodyHi = '' } = hi ?? {};
  return { ...en, titleHi: title, leadHi: lead, descriptionHi: description, bodyHi };
}
