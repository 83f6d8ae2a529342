import { LANGUAGE } from '@aabha/messages/language';
import type { ListProductsInput } from '@aabha/contracts/products/products.schema';
import * as texts from '@aabha/messages/home';
import type { input } from 'zod';

type ListInput = input<typeof ListProductsInput>;

const BEST_FIRST = { field: 'rating', order: 'desc' } as const;
const FEATURED = 8;

/** The best-rated televisions in stock. */
export const featuredInput: ListInput = {
  pageNum: 1,
  pageSize: FEATURED,
  filters: { availability: 'in' },
  sort: BEST_FIRST,
  pictures: 'first',
  fields: ['lowestPriorPrice'],
};

/** The model of the hero: the best-rated OLED in stock. */
export const heroInput: ListInput = {
  pageNum: 1,
  pageSize: 1,
  filters: { availability: 'in', technology: ['OLED'] },
  sort: BEST_FIRST,
  pictures: 'first',
};

export interface SizeRange {
  /** Inches; a range without an upper end has no limit. */
  from: number;
  to: number | undefined;
  label: string;
  room: string;
}

export const SIZE_RANGES: readonly SizeRange[] = [
  { from: 24, to: 32, label: '24 - 32″', room: texts.bedroomKitchenDesk },
  { from: 40, to: 43, label: '40 - 43″', room: texts.smallLivingRoom },
  { from: 48, to: 55, label: '48 - 55″', room: texts.mostLivingRooms },
  { from: 65, to: 65, label: '65″', room: texts.cricketWithNeighbours },
  { from: 75, to: undefined, label: texts.inchesAndAbove(75), room: texts.cinemaAtHome },
];

/** The example model of a range of sizes. */
export function sizeInput({ from, to }: SizeRange): ListInput {
  return {
    pageNum: 1,
    pageSize: 1,
    filters: { availability: 'in', minInches: from, maxInches: to },
    sort: BEST_FIRST,
    pictures: 'first',
  };
}

/** The counts of the tiles. */
export const countsInput = { filters: {} };

/** The sections of the page, with their words in the language of this build. */
export const homeInput = { language: LANGUAGE };

/** The words of the hero in the language of this build. */
export const heroTextInput = { language: LANGUAGE };
