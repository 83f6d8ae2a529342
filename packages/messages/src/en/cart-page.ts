/* The page around the cart. */

export const yourCartIsEmpty = 'Your cart is empty';
export const televisionsAppearHere = 'Televisions that you add will appear here.';
export const logInToSeeCart = 'Please log in to see your cart.';
export const featured = 'Featured';
