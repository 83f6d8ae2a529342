import { z } from 'zod';
import {
  fieldSuffix,
  LANGUAGE_FACTS,
  TRANSLATIONS,
  type FieldSuffix,
  type Language,
  type Translation,
} from '../language/language';
import { requiredText } from '../wire/wire.schema';
import { bodyProblems, lineProblems } from './text-problems';

/** A text in one language: heading, summary, a sentence for search engines, and the sections. */
export interface WrittenText {
  title: string;
  lead: string;
  description: string;
  body: string;
}

/** In all languages together less than a call may carry: a letter of Hindi is three bytes. */
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

const FIELDS = ['title', 'lead', 'description', 'body'] as const;
type Field = (typeof FIELDS)[number];
const english = { title: line(120), lead: line(300), description: line(300), body };

const namesIn = (language: Translation) =>
  FIELDS.map((field) => [field, `${field}${fieldSuffix(language)}`] as const);
const translated = Object.fromEntries(
  TRANSLATIONS.flatMap((language) =>
    namesIn(language).map(([field, name]) => [name, orNothing(english[field])] as const),
  ),
) as Record<`${Field}${FieldSuffix}`, ReturnType<typeof orNothing<typeof body>>>;

/** A text that staff edit (docs/spec/settings.md#texts): English, and each other language as a whole or not at all. */
export const TextValue = z.strictObject({ ...english, ...translated }).superRefine((value, context) => {
  for (const language of TRANSLATIONS) {
    const missing = namesIn(language).filter(([, name]) => value[name] === '');
    if (missing.length === FIELDS.length) continue;
    const { englishName } = LANGUAGE_FACTS[language];
    const message = `Please fill in all ${englishName} fields, or leave all of them empty.`;
    for (const [, name] of missing) context.addIssue({ code: 'custom', path: [name], message });
  }
});
export type TextValue = z.output<typeof TextValue>;

/** Returns the value of a text in English and in the languages that it is written in. */
export function textValue(written: WrittenText, inOthers: Partial<Record<Translation, WrittenText>> = {}) {
  const others = TRANSLATIONS.flatMap((language) =>
    namesIn(language).map(([field, name]) => [name, inOthers[language]?.[field] ?? '']),
  );
  return { ...written, ...Object.fromEntries(others) } as TextValue;
}

/** Returns a text in a language; undefined where it was not written in it. */
export function writtenIn(value: TextValue, language: Language): WrittenText | undefined {
  if (language === 'en') return value;
  const written = Object.fromEntries(namesIn(language).map(([field, name]) => [field, value[name]]));
  return written.body === '' ? undefined : (written as Record<Field, string>);
}
