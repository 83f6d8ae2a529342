import { HERO as ENGLISH } from './en/hero';
import { HERO as HINDI } from './hi/hero';
import type { HeroValue } from './hero-value';

const hindi = Object.fromEntries(Object.entries(HINDI).map(([field, text]) => [`${field}Hi`, text]));

/** The first published version of the hero. */
export const SEEDED_HERO = { ...ENGLISH, ...hindi } as HeroValue;
