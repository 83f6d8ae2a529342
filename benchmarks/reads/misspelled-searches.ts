import postgres from 'postgres';
import { pick, randomFrom, wholeBetween, type Random } from '@aabha/db/seed/random';

/** So many distinct texts, of the same seed in every run. */
const TEXTS = 200;
const SEED = 20261121;
/** Words of fewer letters are taken as they are by the search, too. */
const SLIP_LETTERS = 4;

const SLIPS = [
  (word: string, at: number) =>
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  (word: string, at: number) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word: string, at: number) => `${word.slice(0, at)}e${word.slice(at + 1)}`,
];

/** The word with one of the slips that people make, never in its first letter. */
const misspelled = (random: Random, word: string) =>
  pick(random, SLIPS)(word, wholeBetween(random, 1, word.length - 2));

const canSlip = (word: string) => word.length >= SLIP_LETTERS && /^[a-z]+$/.test(word);

/** Two or three words of one television in any order, one of them misspelled. */
function textOf(random: Random, words: readonly string[]): string {
  const wrong = pick(random, words.filter(canSlip));
  const others = [...new Set(words.filter((word) => word !== wrong))];
  const first = pick(random, others);
  const chosen = [misspelled(random, wrong), first];
  if (random() < 0.5)
    chosen.push(
      pick(
        random,
        others.filter((word) => word !== first),
      ),
    );
  return chosen.sort(() => random() - 0.5).join(' ');
}

/** What people type who look for the televisions of a catalogue: its own words, each text with a slip. */
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
