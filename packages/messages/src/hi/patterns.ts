/** A text with values: how it reads in English, and what it is in Hindi, with the groups of the pattern in order. */
export type Pattern = readonly [english: RegExp, hindi: (...values: string[]) => string];

/** Returns the text of the first pattern that fits; undefined where none does. */
export function matchPatterns(patterns: readonly Pattern[], message: string): string | undefined {
  for (const [english, hindi] of patterns) {
    const match = english.exec(message);
    if (match) return hindi(...match.slice(1));
  }
  return undefined;
}

const MONTHS: Readonly<Record<string, string>> = {
  Jan: 'जन॰',
  Feb: 'फ़र॰',
  Mar: 'मार्च',
  Apr: 'अप्रैल',
  May: 'मई',
  Jun: 'जून',
  Jul: 'जुल॰',
  Aug: 'अग॰',
  Sep: 'सित॰',
  Oct: 'अक्टू॰',
  Nov: 'नव॰',
  Dec: 'दिस॰',
};

/** Returns a text with its dates in Hindi: '21 Nov 2026' becomes '21 नव॰ 2026'. */
export const datesInHindi = (text: string): string =>
  text.replace(
    /\b(\d{1,2}) ([A-Z][a-z]{2})[a-z]* (\d{4})\b/g,
    (date, day: string, month: string, year: string) => `${day} ${MONTHS[month] ?? date} ${year}`,
  );
