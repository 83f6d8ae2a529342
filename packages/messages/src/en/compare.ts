import type { ComparedPoint } from '@aabha/contracts/products/compared-televisions.rules';

/* The comparison of televisions. */

export const compareTelevisions = 'Compare televisions';
export const oneNoLongerSold = 'One television is no longer sold and not shown.';
export const someNoLongerSold = 'Some televisions are no longer sold and not shown.';
export const addOneMore = 'Add one more to see the differences.';
export const showDifferencesOnly = 'Show differences only';
export const show = (product: string) => `Show ${product}`;
export const hide = (product: string) => `Hide ${product}`;
export const addAnother = 'Add another television';
export const removeFromComparison = (product: string) => `Remove ${product} from the comparison`;
export const thisTelevision = 'this television';
export const view = 'View';
export const viewProduct = (product: string) => `View ${product}`;

export const comparison = 'Comparison';
export const tableCaption = 'Televisions side by side; rows with differences are marked';
/** Read out after the label of a row. */
export const differs = '(differs)';
/** Marks the best value of a row. */
export const best = 'Best';
export const notStated = 'Not stated';
export const noDifferences = 'These televisions do not differ.';

export const countOf = (count: number, most: number) => `${count} of ${most}`;
export const chosen = 'chosen';
export const chosenAddOneMore = 'chosen, add one more';
export const clear = 'Clear';

export const offer = 'Offer';
export const atAGlance = 'At a glance';
export const price = 'Price';
export const mrp = 'MRP';
export const lowestBefore = 'Lowest in the 30 days before the offer';
export const availability = 'Availability';
export const rating = 'Rating';
export const ratingOf = (stars: string, reviews: number) => `${stars} out of 5 (${reviews})`;
export const noReviews = 'No reviews yet';
export const warranty = 'Warranty';
export const noWarranty = 'None';
export const brand = 'Brand';

export const inShort = 'In short';
export const points: Readonly<Record<ComparedPoint, string>> = {
  price: 'price',
  screen: 'screen size',
  resolution: 'resolution',
  refreshRate: 'smooth motion',
  stars: 'energy stars',
  electricity: 'electricity cost',
  rating: 'customer rating',
  warranty: 'warranty',
};
/** `a, b and c`. */
export const listOf = (things: readonly string[]) =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
export const noneInStock = 'None of these is in stock just now.';
export const onlyInStock = (name: string) => `Only ${name} is in stock.`;
export const alikeInPriceToo =
  'They are alike in all that we rank, and cost the same. Take the one you like to look at.';
export const alike = (name: string, saving: string) =>
  `They are alike in all that we rank. ${name} costs ${saving} less.`;
export const costsLeast = (name: string) => `${name} costs least.`;
export const costsLeastAndIsAhead = (name: string, points: string) =>
  `${name} costs least, and is ahead in ${points}.`;
export const forMore = (extra: string, name: string, points: string) =>
  `For ${extra} more, ${name} is ahead in ${points}.`;
export const forTheSame = (name: string, points: string) =>
  `At the same price, ${name} is ahead in ${points}.`;
