import { phoneSearchDigits } from '@aabha/contracts/phone/phone';
import { ilike, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** Ids of the payment provider, whose beginnings all rows share. */
const PREFIXED_ID = /^(?:pay|order|rfnd)_(?=\w{6})/i;
/** A trigram index has nothing for a shorter text. */
const SHORTEST_INDEXED = 3;

/**
 * Returns the part of a text that few rows have. A trigram index reads the rows of every trigram of what it looks for: the
 * domain of an e-mail stands in a third of all rows of a shop, and took fifty times as long as what is before it.
 */
export function rarePart(text: string): string {
  const [local = '', domain] = text.split('@');
  if (domain !== undefined) return local.length < SHORTEST_INDEXED ? text : local;
  return text.replace(PREFIXED_ID, '');
}

/** A number of so many digits is rare by itself: what stands beside it, as the series of an invoice, is in most rows. */
const LONG_NUMBER = /(?<![a-z0-9])\d{6,}(?![a-z0-9])/i;
/** Three zeros within a number: ids and numbers of documents are filled with zeros, so most rows have that trigram. */
const ZEROS = /^(\d+[1-9]00)(0\d+)$/;
/** Runs of up to so many characters are looked for whole; with a digit and without zeros fewer, since few rows have both ends. */
const LONGEST_WHOLE = 7;
const LONGEST_WHOLE_NUMBER = 5;
/** What a trigram index reads for one entry. */
const TRIGRAM = 3;
/** Of a long run, one trigram for so many characters is looked for. */
const CHARACTERS_PER_TRIGRAM = 4;

/** Returns some trigrams of a long run from its first to its last, none of which overlap; a short run itself. */
function spacedTrigrams(run: string): string[] {
  const zeros = run.length <= LONGEST_WHOLE ? ZEROS.exec(run) : null;
  if (zeros) return zeros.slice(1);
  const isNumber = /\d/.test(run) && !run.includes('00');
  if (run.length <= (isNumber ? LONGEST_WHOLE_NUMBER : LONGEST_WHOLE)) return [run];
  const last = run.length - TRIGRAM;
  const count = Math.floor((run.length + 2) / CHARACTERS_PER_TRIGRAM);
  const all = Array.from({ length: count }, (_, index) => Math.round((index * last) / (count - 1)));
  const trigrams = all.map((at) => run.slice(at, at + TRIGRAM));
  const rare = trigrams.filter((trigram) => trigram !== '000');
  return rare.length === 0 ? trigrams : rare;
}

/**
 * Returns the pieces by which an index looks for a text, in their order in it. An index reads a list of rows for every trigram,
 * among them those of the ends of words, which are in most rows: the number of an invoice took eighty times as long as its last
 * digits. What a few trigrams find is compared with the whole text. One word of letters only and other scripts than Latin stay whole.
 */
export function indexPieces(text: string): string[] {
  const rare = rarePart(text);
  if (/[^\x20-\x7e]/.test(rare) || /^[a-z]*$/i.test(rare)) return [rare];
  const number = LONG_NUMBER.exec(rare)?.[0];
  /* Few of the numbers that begin with zeros differ there. */
  if (number !== undefined)
    return spacedTrigrams(number.startsWith('0') ? number.slice(-LONGEST_WHOLE) : number);
  const runs = rare.match(/[a-z0-9]+/gi) ?? [];
  const long = runs.filter((run) => run.length >= TRIGRAM);
  /* What is left of 'nocturne 55' without the number would be in many rows. */
  const isRareEnough = long.length > 0 && (long.length === runs.length || long.some((run) => /\d/.test(run)));
  return isRareEnough ? long.flatMap(spacedTrigrams) : [rare];
}

const inOrder = (pieces: readonly string[]) => `%${pieces.map(literal).join('%')}%`;
/** What is left of a number behind its zeros, too short for a trigram. */
const SHORT_END = /^0\d$/;

/**
 * Returns the patterns of pieces: one of all of them, and one of each short end with the zero before it, which is the only
 * trigram of that end. A pattern has no piece twice, so that it cannot have both.
 */
const patternsOf = (pieces: readonly string[]): string[] => [
  inOrder(pieces),
  ...pieces
    .slice(1)
    .filter((piece) => SHORT_END.test(piece))
    .map((piece) => `%0${piece}%`),
];

const isWhole = (pieces: readonly string[], text: string) => pieces.length === 1 && pieces[0] === text;

const allOf = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);

/**
 * Returns a case-insensitive contains condition in which every character is literal, so that typed text is no pattern
 * (docs/spec/api.md#text-filters).
 */
export function containsText(column: SQLWrapper, text: string): SQL {
  const pieces = indexPieces(text);
  const hasPieces = allOf(patternsOf(pieces).map((pattern) => ilike(column as SQL, pattern)));
  return isWhole(pieces, text)
    ? hasPieces
    : sql`(${hasPieces} and position(lower(${text}::text) in lower(${column})) > 0)`;
}

/**
 * Returns the same for a column stored in lower case, which is several times as fast in a full scan. Such columns have many
 * facts, where a slash is rarer than the digits of a document's number.
 */
export function containsLowered(column: SQLWrapper, text: string): SQL {
  const pieces = text.includes('/') ? [text] : indexPieces(text);
  const hasPieces = allOf(patternsOf(pieces).map((pattern) => sql`${column} like lower(${pattern}::text)`));
  return isWhole(pieces, text)
    ? hasPieces
    : sql`(${hasPieces} and position(lower(${text}::text) in ${column}) > 0)`;
}

/** Returns the same for rows that are read one after the other: no index knows this condition, and it takes less time than a pattern. */
export const containsScanned = (column: SQLWrapper, text: string): SQL =>
  sql`strpos(${column}, lower(${text}::text)) > 0`;

/** A number of three or more digits. */
const NUMBER = /\d{3,}/;

/**
 * Returns the same for texts that have few numbers, as those of televisions: a number in the text is rarer than the words beside
 * it, whose trigrams are in most rows.
 */
export function containsNumbered(column: SQLWrapper, text: string): SQL {
  const number = NUMBER.exec(text)?.[0];
  return number === undefined || number === text
    ? containsLowered(column, text)
    : sql`(${column} like ${`%${number}%`} and position(lower(${text}::text) in ${column}) > 0)`;
}

/** Returns the condition that a column stored in lower case begins with the text. */
export function beginsLowered(column: SQLWrapper, text: string): SQL {
  return sql`${column} like lower(${`${literal(text)}%`}::text)`;
}

/**
 * The same of a column of phone numbers, which a text also finds in any other spelling: '+91-98450 12345'. A text without a digit
 * is in none.
 */
export function containsPhone(column: SQLWrapper, text: string): SQL | undefined {
  return /\d/.test(text)
    ? or(...phoneSpellings(text).map((spelling) => containsText(column, spelling)))
    : sql`false`;
}

/** The same of a UUID. A text with another character than these have is in none. */
export function containsId(column: SQLWrapper, text: string): SQL {
  return /^[\da-f-]*$/i.test(text) ? containsText(sql`(${column}::text)`, text) : sql`false`;
}

/** The text, and the digits of the phone number that it is or begins, where they are written otherwise. */
export function phoneSpellings(text: string): string[] {
  const digits = phoneSearchDigits(text);
  return digits === undefined ? [text] : [text, digits];
}
