/* Buying a television from its page: quantity, warranty, and what was added to the cart. */

export const inclusiveOfAllTaxes = 'inclusive of all taxes';
export const inclusiveWithLowestPrice = (lowestPrice: string) =>
  `inclusive of all taxes. Lowest price in the 30 days before this offer: ${lowestPrice}`;
export const inclOfAllTaxes = 'incl. of all taxes';
export const emiFrom = (price: string) => `From ${price} a month: see EMI plans`;
export const quantity = 'Quantity';
export const decreaseQuantity = 'Decrease quantity';
export const increaseQuantity = 'Increase quantity';
export const addToCart = 'Add to Cart';
export const inYourCart = 'In your cart';
export const viewCart = 'View cart';
export const outOfStock = 'Out of Stock';
export const cannotOrderNow = 'You cannot order this now.';
export const seeOthersOfSize = (inches: number) => `See other ${inches}″ TVs`;
export const loginToAdd = 'Please login to add product';
export const productAdded = 'Product added to cart successfully!';
export const buyNow = 'Buy Now';
export const loginToBuy = 'Please login to buy';
