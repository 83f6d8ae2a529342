import { readVisitorCart, writeVisitorCart, type VisitorLine } from './visitor-cart';

/** Adds units to the cart of this browser: to the line of the product, with the newest warranty choice. */
export function addToVisitorCart(line: VisitorLine): void {
  const lines = readVisitorCart();
  const present = lines.find(({ product }) => product === line.product);
  if (!present) return writeVisitorCart([...lines, line]);
  const quantity = present.quantity + line.quantity;
  writeVisitorCart(lines.map((each) => (each === present ? { ...line, quantity } : each)));
}

/** Sets the quantity of a product, 0 to remove it. */
export function setVisitorQuantity(product: string, quantity: number): void {
  const changed = readVisitorCart().map((line) => (line.product === product ? { ...line, quantity } : line));
  writeVisitorCart(changed.filter((line) => line.quantity > 0));
}
