/** Words that somebody would try first at the back office of this shop, longest first (docs/spec/staff-sign-in.md#passwords). */
const GUESSABLE_WORDS = [
  'electronics',
  'superadmin',
  'television',
  'wholesale',
  'business',
  'password',
  'subadmin',
  'welcome',
  'office',
  'aabha',
  'admin',
  'india',
  'staff',
  'store',
  'back',
  'shop',
  'led',
  'the',
  'tv',
];

const MORE_THAN_A_WORD = 4;

/** What staff read of such a password. */
export const GUESSABLE_PASSWORD = 'Anybody would try this password here. Please choose another one.';

/**
 * Returns whether a password is made of words about this shop, with fewer than four other letters. Digits and signs count for
 * nothing: they are what people append to a word.
 */
export function isGuessablePassword(password: string): boolean {
  const letters = password.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, '');
  const rest = GUESSABLE_WORDS.reduce((left, word) => left.replaceAll(word, ''), letters);
  return rest !== letters && rest.length < MORE_THAN_A_WORD;
}
