/* The list of televisions: filters, sort orders and results. */
import { counted } from '@aabha/contracts/counts/counts';
import { PRICE_BANDS, type PriceBandKey } from '@aabha/contracts/products/products.rules';

export const televisions = 'Televisions';
export const resultsFor = (search: string) => `Results for “${search}”`;
export const searchResults = 'Search results';
export const pagesOfTelevisions = 'Pages of televisions';
export const seeAllTelevisions = 'See all televisions';

export const helpToChoose = 'Not sure? Find the one for your room';

export const sortBy = 'Sort by';
export const bestMatch = 'Best match';
export const sortOrders = {
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  rating: 'Best rated',
  newest: 'Newest first',
  size: 'Largest first',
  origin: 'Country of origin',
};

export const filters = 'Filters';
export const activeFilters = 'Active filters';
/** Read out before the name of a filter. */
export const remove = 'Remove';
export const clearAll = 'Clear all';
export const showTelevisions = 'Show televisions';
export const showCounted = (count: number) => `Show ${counted(count, 'television')}`;
/** Read out after a number. */
export const afterCount = 'televisions';

export const price = 'Price';
export const anyPrice = 'Any price';
export const customRange = 'Custom range';
export const priceRanges = 'Price ranges';
export const priceBand = (key: PriceBandKey) => PRICE_BANDS.find((band) => band.key === key)?.label ?? '';
export const above = (amount: string) => `Above ${amount}`;
export const andAbove = (from: string) => `${from} and above`;
export const upTo = (to: string) => `Up to ${to}`;
export const fromRupees = 'From ₹';
export const toRupees = 'To ₹';
export const apply = 'Apply';
export const enterWholeRupees = 'Please enter whole rupees, such as 25000.';
export const enterAtMost = (amount: string) => `Please enter at most ${amount}.`;
export const highestBelowLowest = 'The highest price cannot be below the lowest.';

export const availability = 'Availability';
export const all = 'All';
export const screenSize = 'Screen size';
export const resolution = 'Resolution';
export const technology = 'Technology';
export const brand = 'Brand';
export const beeStarRating = 'BEE star rating';
export const beeStars = (count: number) => counted(count, 'BEE star');
export const countryOfOrigin = 'Country of origin';
export const madeIn = (country: string) => `Made in ${country}`;
export const oneOf = (values: readonly string[]) => values.join(' or ');

export const noProductsFound = 'No Products Found of this Criteria';
export const filtersWithoutResults = 'Filters that leave no results';
export const countWithout = (count: number, filter: string) =>
  `${counted(count, 'television')} without “${filter}”`;
export const removeFilter = (filter: string) => `Remove ${filter}`;
export const tryRemovingFilters = 'Try removing a filter or two.';
export const tryAnotherSpelling = 'Try another spelling or fewer words.';
export const clearFilters = 'Clear filters';
export const couldNotLoad = 'We could not load the televisions';
export const tryAgain = 'Try again';
export const noPage = (page: number) => `There is no page ${page}`;
export const fewerPages = 'There are fewer pages than that.';
export const goToFirstPage = 'Go to the first page';
