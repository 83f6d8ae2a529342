const syllablesOf = (word: string): number =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );

/** Returns the Flesch-Kincaid grade of a sentence: the years of school that it needs. Syllables are counted by vowels. */
export function readingGrade(sentence: string): number {
  const words = sentence.match(/[\p{L}’']+/gu) ?? [];
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * words.length + (11.8 * syllables) / words.length - 15.59;
}
