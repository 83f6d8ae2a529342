/** The texts of the shop that staff edit and versions are kept of, in the order of the screen (docs/spec/settings.md#texts). */
export const TEXT_NAMES = ['terms', 'privacy', 'shipping', 'unboxing', 'disclaimer', 'about'] as const;
export type TextName = (typeof TEXT_NAMES)[number];

/** The languages that a text can be published in. English is required; what is missing in another is shown in English. */
export const TEXT_LANGUAGES = ['en', 'hi'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];
