/* What became of a purchase that a login interrupted. */

export const soldOutBeforeLogin =
  'This television sold out before you logged in. It was not added to your cart.';
export const fewerLeft = (wanted: number, stock: number) =>
  `You wanted ${wanted}, but only ${stock} ${stock === 1 ? 'is' : 'are'} left now. Nothing has been added to your cart yet.`;
export const wantedEarlier = (units: string) =>
  `You wanted to add ${units} earlier. Nothing has been added yet. Press Add to Cart if you still want to.`;
