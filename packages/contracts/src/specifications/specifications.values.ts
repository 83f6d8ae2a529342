/** What the values of a term are (docs/spec/specifications.md#types). */
export const TERM_TYPES = ['text', 'number', 'yes-no', 'choice'] as const;
export type TermType = (typeof TERM_TYPES)[number];
export const TERM_TYPE_NAMES: Readonly<Record<TermType, string>> = {
  text: 'Text',
  number: 'Number',
  'yes-no': 'Yes or no',
  choice: 'Choice from a list',
};

/** Which of two values a comparison marks as the better one. */
export const BETTER_VALUES = ['none', 'higher', 'lower'] as const;
export type BetterValue = (typeof BETTER_VALUES)[number];
export const BETTER_VALUE_NAMES: Readonly<Record<BetterValue, string>> = {
  none: 'Neither is marked',
  higher: 'Higher is better',
  lower: 'Lower is better',
};

/** Terms of the dictionary, spellings and choices of a term. */
export const TERMS_MAX = 1000;
export const ALIASES_MAX = 50;
export const CHOICES_MAX = 50;
export const TERM_NAME_MAX = 100;
export const UNIT_MAX = 20;

/** Televisions of one comparison. */
export const COMPARED_MAX = 4;
