/* The page around a comparison of televisions. */

export const compareTelevisions = 'Compare televisions';
export const description =
  'Up to four televisions side by side: price, picture, energy and every specification.';
export const televisions = 'Televisions';
export const nothingToCompare = 'Nothing to compare yet';
export const tickCompare = 'Tick “Compare” on up to four televisions to see them side by side.';
export const findMyTelevision = 'Find the one for my room';
export const seeTelevisions = 'See televisions';
