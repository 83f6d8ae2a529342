/** Kinds of sections of the home page (docs/spec/home-page.md#kinds). */
export const HOME_KINDS = [
  'hero',
  'deals',
  'sizes',
  'budgets',
  'featured',
  'rooms',
  'guide',
  'technologies',
  'picks',
  'film',
  'brands',
  'trust',
  'news',
] as const;
export type HomeKind = (typeof HOME_KINDS)[number];

interface KindFacts {
  name: string;
  /** What it shows, in a sentence for staff. */
  shows: string;
  hasTitle?: true;
  /** A sentence below the title. */
  hasText?: true;
  /** How many televisions it shows is set. */
  hasCount?: true;
  /** Its televisions are chosen by hand: they may be, or must be. */
  products?: 'optional' | 'required';
}

export const HOME_KIND_FACTS: Readonly<Record<HomeKind, KindFacts>> = {
  hero: { name: 'Hero', shows: 'One television with its sentence, edited in the settings. Always first.' },
  deals: {
    ...{ name: 'Deals', hasTitle: true, hasText: true, hasCount: true },
    shows: 'Televisions that cost less now than in the 30 days before their offer, largest saving first.',
  },
  sizes: { name: 'Sizes', shows: 'Collections by screen size.', hasTitle: true, hasText: true },
  budgets: {
    ...{ name: 'Budgets', hasTitle: true, hasText: true },
    shows: 'Links to the televisions below a price.',
  },
  featured: {
    ...{ name: 'Best rated', hasTitle: true, hasCount: true, products: 'optional' },
    shows: 'The best-rated televisions in stock, or those chosen by hand.',
  },
  rooms: {
    ...{ name: 'Rooms', hasTitle: true, hasText: true },
    shows: 'Which sizes suit which room, with links to the guide.',
  },
  guide: {
    ...{ name: 'Guide', hasTitle: true, hasText: true },
    shows: 'The way to Find my television.',
  },
  technologies: { name: 'Technologies', shows: 'Collections by display technology.', hasTitle: true },
  picks: {
    ...{ name: 'Chosen by hand', hasTitle: true, hasText: true, products: 'required' },
    shows: 'Televisions that you choose.',
  },
  film: { name: 'Film', shows: 'The video.', hasTitle: true, hasText: true },
  brands: {
    ...{ name: 'Brands', hasTitle: true, hasText: true },
    shows: 'The brands that have televisions, with links to them.',
  },
  trust: { name: 'Promises', shows: 'Delivery, warranty, invoice and returns.', hasTitle: true },
  news: { name: 'News', shows: 'The three newest articles.' },
};

/** How many sections chosen by hand there may be; of every other kind there is one. */
export const HOME_PICKS_MAX = 4;
export const HOME_PRODUCTS_MAX = 8;
export const HOME_COUNT_DEFAULTS = { deals: 4, featured: 8 } as const;
export const HOME_TITLE_MAX = 80;
export const HOME_TEXT_MAX = 200;

/** Upper ends of the budgets, in rupees. */
export const HOME_BUDGETS = [10_000, 15_000, 25_000, 40_000, 60_000, 100_000] as const;
export const HOME_BRANDS_MAX = 12;

/** Rooms with the usual distance from the seat to the screen, in centimetres. */
export const HOME_ROOMS = [
  { room: 'smallBedroom', distanceCm: 120 },
  { room: 'bedroom', distanceCm: 160 },
  { room: 'livingRoom', distanceCm: 210 },
  { room: 'bigHall', distanceCm: 280 },
] as const;
export type HomeRoom = (typeof HOME_ROOMS)[number]['room'];
