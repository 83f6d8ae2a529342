import type { ApiOutputs } from '../../lib/trpc';

/** A section of the home page, with what the database has for it. */
export type HomeSection = ApiOutputs['home']['get']['sections'][number];

/** The words that staff gave a section in place of its own. */
export type SectionWords = Pick<HomeSection, 'title' | 'text'>;
