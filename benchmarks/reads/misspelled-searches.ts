import postgres from 'postgres';
import { pick, randomFrom, wholeBetween, type Random } from '@aabha/db/seed/random';

/** The number of distinct texts. */
const TEXTS = 200;
const SEED = 20261121;
/** The search does not correct words of fewer letters either. */
const MIN_TYPO_LETTERS = 4;

const TYPOS = [
  (word: string, at: number) =>
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  (word: string, at: number) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word: string, at: number) => `${word.slice(0, at)}e${word.slice(at + 1)}`,
];

/** Returns the word with a typo, never in its first letter. */
const misspell = (random: Random, word: string) =>
  pick(random, TYPOS)(word, wholeBetween(random, 1, word.length - 2));

const canHaveTypo = (word: string) => word.length >= MIN_TYPO_LETTERS && /^[a-z]+$/.test(word);

/** Returns two or three words of one television in random order, one of them misspelled. */
function textOf(random: Random, words: readonly string[]): string {
  const wrong = pick(random, words.filter(canHaveTypo));
  const others = [...new Set(words.filter((word) => word !== wrong))];
  const first = pick(random, others);
  const searchWords = [misspell(random, wrong), first];
  if (random() < 0.5)
    searchWords.push(
      pick(
        random,
        others.filter((word) => word !== first),
      ),
    );
  return searchWords.sort(() => random() - 0.5).join(' ');
}

/** Returns search texts made of words of the catalogue, each with one typo. */
export async function misspelledSearches(databaseUrl: string): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1 });
  const rows = await sql<{ words: string[] }[]>`
    select regexp_split_to_array(lower(concat_ws(' ', name, category, trim_scale(screen_inches))), '[^[:alnum:]]+') as words
    from products where slug is not null order by slug`;
  await sql.end();
  const random = randomFrom(SEED);
  const texts = new Set<string>();
  while (texts.size < TEXTS) texts.add(textOf(random, pick(random, rows).words));
  return [...texts];
}
