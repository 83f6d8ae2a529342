import { formatRupees } from '@aabha/contracts/money/money-format';
import { hurryText } from '@aabha/contracts/products/products.rules';

/** A television as pages of a storefront under test show it. */
export interface ShownTelevision {
  id: string;
  name: string;
  priceRupees: number;
  stock: number;
}

const card = ({ id, name, priceRupees, stock }: ShownTelevision) => `<li><article>
  <h3><a href="/television/${id}">${name}</a></h3>
  <p><span>${formatRupees(priceRupees)}</span> <s><span>MRP </span>₹9,99,999</s> <span>Save ₹<!-- -->5</span></p>
  <span>${hurryText(stock) ?? 'In Stock'}</span>
  <label><input type="checkbox" aria-label="Compare ${name}"/>Compare</label></article></li>`;

const productMain = ({ name, priceRupees, stock }: ShownTelevision, shippingRupees: number) => `
  <header><h1>${name}</h1></header>
  <p><span>${formatRupees(priceRupees)}</span> <s>MRP ₹9,99,999</s></p>
  ${stock > 0 ? `<p>${hurryText(stock) ?? ''}</p><button type="button">Add to Cart</button>` : '<p>Out of Stock</p><p>You cannot order this now.</p>'}
  <p>Delivery is ${formatRupees(shippingRupees)}: ${formatRupees(priceRupees + shippingRupees)} in all</p>
  <section id="reviews"><p>Hurry, last chance, says a customer. I hate ads.</p></section>`;

function mainOf(path: string, televisions: readonly ShownTelevision[], shippingRupees: number): string {
  const own = televisions.find(({ id }) => path === `/television/${id}`);
  if (own) return productMain(own, shippingRupees);
  if (path === '/' || path === '/televisions' || path.startsWith('/compare?'))
    return `<h1>Televisions</h1><ul>${televisions.map(card).join('')}</ul>`;
  return `<h1>A page</h1><form><label for="mail">Offers in your inbox</label><input id="mail" type="email"/>
    <button type="submit">Subscribe</button></form>`;
}

/** Returns a page as a clean storefront renders it. */
export const storefrontPage = (
  path: string,
  televisions: readonly ShownTelevision[],
  shippingRupees: number,
): string => `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><title>Shop</title>
  <script type="module" src="/assets/entry-client.js"></script></head>
  <body><main>${mainOf(path, televisions, shippingRupees)}</main>
  <dialog><p>Do you want to logout?</p><button type="button">Cancel</button></dialog></body></html>`;

/** Returns the policy of such a page. */
export const storefrontPolicy = (providerOrigin: string): string =>
  `default-src 'self'; script-src 'self' 'nonce-abc' ${providerOrigin} https://*.googletagmanager.com; frame-src ${providerOrigin}`;
