import { HERO as ENGLISH } from './en/hero';
import { heroValue } from './hero-value';
import { HERO as HINDI } from './hi/hero';

/** The first published version of the hero. */
export const SEEDED_HERO = heroValue(ENGLISH, { hi: HINDI });
