import { Brands } from './Brands';
import { Budgets } from './Budgets';
import { Guide } from './Guide';
import type { HomeSection } from './home-section';
import { Rooms } from './Rooms';
import { Trust } from './Trust';

/** Kinds of sections that are words and links alone: they need no script to be used, so theirs comes after the first view. */
const LINK_SECTIONS = {
  brands: Brands,
  budgets: Budgets,
  guide: Guide,
  rooms: Rooms,
  trust: Trust,
};

/** A section of words, or of links to the list of televisions or to the guide. */
export function LinkSection({ section }: { section: HomeSection & { kind: keyof typeof LINK_SECTIONS } }) {
  const Kind = LINK_SECTIONS[section.kind];
  return <Kind section={section} />;
}
