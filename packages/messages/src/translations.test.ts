import { expect, it } from 'vitest';

type Messages = Readonly<Record<string, unknown>>;

const english = import.meta.glob<Messages>('./en/**/*.{ts,tsx}', { eager: true });
const hindi = import.meta.glob<Messages>('./hi/**/*.{ts,tsx}', { eager: true });

/** Files of rules, not of texts. */
const NOT_TEXTS = /\/(language|plural)\.ts$/;
/** Names and abbreviations that are written alike in both languages. */
const SAME_IN_BOTH = /^(?:[A-Z0-9 .,:&+/()%-]*|Aabha|English|WhatsApp|Google|UPI.*)$/;
const DEVANAGARI = /[ऀ-ॿ]/;

const nouns = Object.keys(english)
  .filter((file) => !NOT_TEXTS.test(file))
  .map((file) => [file.replace('./en/', ''), english[file] ?? {}] as const);

const isGroup = (value: unknown): value is Messages => typeof value === 'object' && value !== null;

function kindOf(value: unknown): unknown {
  if (typeof value === 'function') return `function of ${value.length}`;
  return isGroup(value) ? kinds(value) : typeof value;
}
const kinds = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([name, value]) => [name, kindOf(value)]));

/** Returns the constant texts of a noun, those of its groups too. */
const constantsOf = (messages: Messages): [string, unknown][] =>
  Object.entries(messages).flatMap(([name, value]) =>
    isGroup(value) ? constantsOf(value) : [[name, value]],
  );

it.each(nouns)('%s has the same messages in Hindi', (file, messages) => {
  expect(kinds(hindi[`./hi/${file}`] ?? {})).toEqual(kinds(messages));
});

it.each(nouns)('%s is translated', (file) => {
  const same = constantsOf(hindi[`./hi/${file}`] ?? {}).filter(
    ([, value]) => typeof value === 'string' && !DEVANAGARI.test(value) && !SAME_IN_BOTH.test(value),
  );
  expect(same).toEqual([]);
});
