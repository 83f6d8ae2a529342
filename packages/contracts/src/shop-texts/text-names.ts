/** The texts of the shop that staff edit and versions are kept of, in the order of the screen (docs/spec/settings.md#texts). */
export const TEXT_NAMES = ['terms', 'privacy', 'shipping', 'unboxing', 'disclaimer', 'about'] as const;
export type TextName = (typeof TEXT_NAMES)[number];
