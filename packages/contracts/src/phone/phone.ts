const TEN_DIGITS = /^\d{10}$/;
/** What people write between the digits: spaces, hyphens and dashes, brackets, dots, and invisible marks that come with a paste. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}().[\]]/gu;
/** +91, 0091, 91 or the 0 of a trunk call, also the two together as in +91 (0) 98450 12345. */
const PREFIXED = /^(?:(?:\+|00)?91)?0?(\d{10})$/;
/** The prefix that cannot be part of a number, before as much of one as has been typed. */
const COUNTRY_CODE = /^\+91/;

const withoutSeparators = (text: string) => text.normalize('NFKC').replaceAll(SEPARATORS, '');

/**
 * Returns the 10 digits of an Indian phone number in any of its usual spellings: '+91-98450 12345', '(0) 98450 12345'.
 * Undefined for anything else: no digit is ever dropped to make a number fit.
 */
export function normalizePhone(text: string): string | undefined {
  const compact = withoutSeparators(text);
  return TEN_DIGITS.test(compact) ? compact : PREFIXED.exec(compact)?.[1];
}

/** Returns a stored number in groups, '98450 12345'; any other text as it is. */
export function formatPhone(text: string): string {
  return TEN_DIGITS.test(text) ? `${text.slice(0, 5)} ${text.slice(5)}` : text;
}

/** Returns a number as a form shows it once it has been typed: in groups where it is one, else as it was typed. */
export function tidyPhone(text: string): string {
  return formatPhone(normalizePhone(text) ?? text);
}

/** Returns the text of a phone field without the letters, which no number has. Digits stay, however many they are. */
export function phoneCharacters(text: string): string {
  return text.replaceAll(/\p{L}/gu, '');
}

/**
 * Returns the digits that a search text looks for in stored numbers: of a whole number in any spelling, or of a part of
 * one. Undefined where the text is no number, or is spelled as stored numbers are.
 */
export function phoneSearchDigits(text: string): string | undefined {
  const compact = withoutSeparators(text);
  const digits = normalizePhone(text) ?? compact.replace(COUNTRY_CODE, '');
  return /^\d+$/.test(digits) && digits !== text ? digits : undefined;
}
