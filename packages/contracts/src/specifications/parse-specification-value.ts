import { foldKey } from './fold-key';
import type { TermType } from './specifications.values';
import { isAdditive, isCount, unitFactor, withUnit } from './units';

/** What a term says of its values. */
export interface ValueRule {
  type: TermType;
  /** Of a number; null for none. */
  unit: string | null;
  choices: readonly string[];
}

/** Why a value is not understood. */
type ValueProblem = 'no-number' | 'other-unit' | 'several-numbers' | 'no-answer' | 'no-choice';

/** A value by the type of its term. `text` is how it is shown in English; `note` what was written beside it. */
interface SpecificationValue {
  text: string;
  /** Of a number, in the unit of the term; of an answer 1 for yes and 0 for no. Null where nothing can be ranked. */
  amount: number | null;
  /** Of an answer. */
  isYes: boolean | null;
  note: string;
  /** Null where the value is understood. */
  problem: ValueProblem | null;
}

const AMOUNT_MAX = 1e12;
const NUMBER = /^([+-]?(?:\d{1,3}(?:,\d{2,3})+(?!\d)|\d+)(?:\.\d+)?)\s*/;
const GROUPED = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
const ROUGHLY = /^(up to|upto|approx\.?|about|around|max\.?|~|≈)\s*(?=\d)/i;
const UNIT = /^(?:[\p{L}%°"”″²]+(?:\/[\p{L}\d²]+)?\.?)/u;
/** What follows a number when another one belongs to it: a range, a size, a list. */
const ANOTHER_NUMBER = /^(?:to|or|and|[-–—/+~,×x*])\s*\d/i;
const TIMES = /^(\d{1,2})\s*[×x*]\s*(?=\d)/i;
const TIMES_AFTER = /^[×x*]\s*(\d{1,2})(?![\d.])/i;
const PIECES_OF = /^(\d{1,3})\s*[×x*]\s*(?=[^\d\s])/i;
const BETWEEN = /^[\s,;:–—-]+/;

const YES = [
  ...['yes', 'y', 'true', 'available', 'present', 'included', 'supported', 'built-in', 'built in'],
  ...['✓', '✔', '✅', '☑', 'जी हाँ', 'हाँ', 'हां'],
];
const NO = [
  ...['not available', 'not supported', 'not included', 'not present', 'unavailable', 'absent'],
  ...['none', 'nil', 'no', 'n', 'false', '✗', '✘', '❌', 'नहीं'],
];

const tidy = (raw: string) => raw.replaceAll(/[\s\u00a0\u2009\u202f]+/g, ' ').trim();
const noteOf = (rest: string) => tidy(rest.replace(BETWEEN, ''));
/** A note in brackets needs no comma. */
const withNote = (text: string, note: string) =>
  note === '' ? text : text + (note.startsWith('(') ? ' ' : ', ') + note;

const understood = (text: string, rest: Partial<SpecificationValue> = {}): SpecificationValue => ({
  ...{ text, amount: null, isYes: null, note: '', problem: null },
  ...rest,
});
const notUnderstood = (text: string, problem: ValueProblem): SpecificationValue => ({
  ...understood(text),
  problem,
});

/** Reads a number with its unit at the start of a text. Returns the amount in the unit of the term and what is left. */
function readAmount(text: string, unit: string | null): { amount: number; rest: string } | ValueProblem {
  const [whole = '', digits = ''] = NUMBER.exec(text) ?? [];
  if (digits === '' || (digits.includes(',') && !GROUPED.test(digits))) return 'no-number';
  const after = text.slice(whole.length);
  if (/^\.\d/.test(after)) return 'no-number';
  const amount = Number(digits.replaceAll(',', ''));
  if (ANOTHER_NUMBER.test(after) && !(isAdditive(unit) && TIMES_AFTER.test(after))) return 'several-numbers';
  const [word = ''] = UNIT.exec(after) ?? [];
  const factor = word === '' ? 1 : unitFactor(word, unit);
  if (factor === 'other') return 'other-unit';
  const rest = factor === undefined ? after : after.slice(word.length).trimStart();
  return { amount: amount * (factor ?? 1), rest };
}

const rounded = (amount: number) => Math.round(amount * 1000) / 1000;

/** Returns the number of pieces of "1 × USB 3.0, 1 × USB 2.0"; undefined for a text of another form. */
function countPieces(text: string): number | undefined {
  if (!PIECES_OF.test(text)) return undefined;
  return text.split(/,\s*/).reduce((sum, part) => sum + Number(PIECES_OF.exec(part)?.[1] ?? 0), 0);
}

function parseNumber(text: string, unit: string | null): SpecificationValue {
  const pieces = isCount(unit) ? countPieces(text) : undefined;
  if (pieces !== undefined) return understood(text, { amount: pieces });
  const [roughly = ''] = ROUGHLY.exec(text) ?? [];
  const body = text.slice(roughly.length);
  const [times = '', factor = '1'] = (isAdditive(unit) && TIMES.exec(body)) || [];
  const read = readAmount(body.slice(times.length), unit);
  if (typeof read === 'string') return notUnderstood(text, read);
  const [timesAfter = '', factorAfter = '1'] = (isAdditive(unit) && TIMES_AFTER.exec(read.rest)) || [];
  const rest = read.rest.slice(timesAfter.length);
  const note = noteOf(rest);
  if (ANOTHER_NUMBER.test(rest) || /^\d/.test(note)) return notUnderstood(text, 'several-numbers');
  const amount = rounded(read.amount * Number(factor) * Number(factorAfter));
  if (Math.abs(amount) > AMOUNT_MAX) return notUnderstood(text, 'no-number');
  const prefix = roughly === '' ? '' : `${roughly.trim().toLowerCase()} `;
  return understood(withNote(prefix + withUnit(amount, unit), note), { amount, note });
}

/** Returns what follows one of the words at the start of a text; undefined where none stands there. */
function afterWord(text: string, words: readonly string[]): string | undefined {
  const lower = text.toLowerCase();
  const word = words.find(
    (one) => lower === one || (lower.startsWith(one) && /^[\s,;:(–-]/.test(lower.slice(one.length))),
  );
  return word === undefined ? undefined : noteOf(text.slice(word.length));
}

function parseAnswer(text: string): SpecificationValue {
  const no = afterWord(text, NO);
  if (no !== undefined) return understood(withNote('No', no), { amount: 0, isYes: false, note: no });
  const yes = afterWord(text, YES);
  if (yes !== undefined) return understood(withNote('Yes', yes), { amount: 1, isYes: true, note: yes });
  return notUnderstood(text, 'no-answer');
}

function parseChoice(text: string, choices: readonly string[]): SpecificationValue {
  const same = choices.find((choice) => foldKey(choice) === foldKey(text));
  if (same !== undefined) return understood(same);
  const longestFirst = choices.toSorted((a, b) => b.length - a.length);
  for (const choice of longestFirst) {
    const note = afterWord(text, [choice.toLowerCase()]);
    if (note !== undefined) return understood(withNote(choice, note), { note });
  }
  return notUnderstood(text, 'no-choice');
}

/**
 * Returns a value of a television's specification by the type of its term: "20W RMS" is 20 W with the note "RMS", "✓" is yes. A
 * value that is not understood comes back as it was written, with its problem (docs/spec/specifications.md#values).
 */
export function parseSpecificationValue(raw: string, rule: ValueRule): SpecificationValue {
  const text = tidy(raw);
  if (rule.type === 'number') return parseNumber(text, rule.unit);
  if (rule.type === 'yes-no') return parseAnswer(text);
  return rule.type === 'choice' ? parseChoice(text, rule.choices) : understood(text);
}

/** Returns what staff are told about a value that is not understood. */
export function describeProblem(problem: ValueProblem, { unit, choices }: ValueRule): string {
  const number = unit === null ? 'a number, such as 3' : `a number of ${unit}, such as ${withUnit(20, unit)}`;
  const texts: Readonly<Record<ValueProblem, string>> = {
    'no-number': `Cannot be compared: expected is ${number}.`,
    'other-unit': `Cannot be compared: it has another unit. Expected is ${number}.`,
    'several-numbers': `Cannot be compared: it has more than one number. Expected is ${number}.`,
    'no-answer': 'Cannot be compared: expected is Yes or No.',
    'no-choice': `Cannot be compared: expected is one of ${choices.join(', ')}.`,
  };
  return texts[problem];
}
