/** Words of at least this length may have two edits, shorter ones one. */
const TWO_EDITS_LETTERS = 8;
/** The minimum length of an unfinished word that may have an edit. */
const PREFIX_LETTERS = 5;
/** The distance of a misspelled prefix: more than one edit in the whole word, less than two. */
const PREFIX_EDITS = 1.5;
/** Maximum number of suggestions for one word. */
const MAX_SUGGESTIONS = 5;

/** Edit distances (Damerau–Levenshtein, optimal string alignment) between two words. */
interface EditDistances {
  whole: number;
  /** To the nearest prefix of the known word. */
  beginning: number;
}

/** Returns the edit distances from `typed` to `known`, row by row of the dynamic programming table. */
export function editDistance(typed: string, known: string): EditDistances {
  let twoBack: number[] = [];
  let back = Array.from({ length: known.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const present = [row];
    for (let column = 1; column <= known.length; column += 1) {
      const other = typed[row - 1] === known[column - 1] ? 0 : 1;
      const swapped = typed[row - 1] === known[column - 2] && typed[row - 2] === known[column - 1];
      present[column] = Math.min(
        (back[column] ?? Infinity) + 1,
        (present[column - 1] ?? Infinity) + 1,
        (back[column - 1] ?? Infinity) + other,
        swapped ? (twoBack[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    [twoBack, back] = [back, present];
  }
  return { whole: back[known.length] ?? Infinity, beginning: Math.min(...back) };
}

/**
 * Returns the distance of a known word from a typed one; Infinity when it is no suggestion. Digits are never
 * misspelled.
 */
function distance(typed: string, known: string): number {
  if (typed.replaceAll(/\D/g, '') !== known.replaceAll(/\D/g, '')) return Infinity;
  const { whole, beginning } = editDistance(typed, known);
  const asWhole = whole <= (typed.length >= TWO_EDITS_LETTERS ? 2 : 1) ? whole : Infinity;
  const asBeginning = typed.length >= PREFIX_LETTERS && beginning <= 1 ? PREFIX_EDITS : Infinity;
  return Math.min(asWhole, asBeginning);
}

/** Returns the known words nearest to a typed one; none when it is a prefix of one. */
export function spellingSuggestions(typed: string, known: readonly string[]): string[] {
  if (known.some((word) => word.startsWith(typed))) return [];
  const measured = known.map((word) => ({ word, far: distance(typed, word) }));
  const least = Math.min(...measured.map(({ far }) => far));
  if (least === Infinity) return [];
  return measured
    .filter(({ far }) => far === least)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ word }) => word);
}

/** Returns the word with each pair of neighbours swapped. */
export function transpositionsOf(word: string): string[] {
  return Array.from(
    { length: Math.max(word.length - 1, 0) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
