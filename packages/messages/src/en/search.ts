/* How shoppers write what they search for. */

/** Returns a search text with the words of this language in English, as the catalogue has them. */
export const withEnglishWords = (text: string): string => text;
