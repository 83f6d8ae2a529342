import type { HeroValue } from './hero-value';

type EnglishField = Exclude<keyof HeroValue, `${string}Hi`>;

/** The words of the hero in one language, as a seed has them. */
export type WrittenHero = Record<EnglishField, string>;
