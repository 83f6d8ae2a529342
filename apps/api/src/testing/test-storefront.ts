import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { storefrontPage, storefrontPolicy, type ShownTelevision } from './storefront-pages';
import type { TestShop } from './test-shop';

/** A change of a response of the storefront. */
interface PageChange {
  path: RegExp;
  html?: (html: string) => string;
  redirect?: string;
  /** Holds the response back until then; `onHeld` is called when it does. */
  until?: Promise<void>;
  onHeld?: () => void;
}

/** Reads the listed televisions of a shop, as its storefront would. */
async function televisionsOf({ db }: TestShop): Promise<ShownTelevision[]> {
  const rows = await db.execute<{ id: string; name: string; paise: string; stock: number }>(sql`
    select id, name, new_price_paise as paise, stock from products where is_listed and removed_at is null`);
  return rows.map(({ id, name, paise, stock }) => ({ id, name, stock, priceRupees: Number(paise) / 100 }));
}

/**
 * Starts a storefront of a few lines over the database of a shop, for tests of what reads its pages over HTTP; `change` is
 * made to its responses until it is set anew.
 */
export async function startTestStorefront(shop: TestShop) {
  const shippingRupees = shop.deps.settings.current.shippingFeePaise / 100;
  const storefront: {
    url: string;
    change: PageChange | undefined;
    requests: string[];
    stop(): Promise<void>;
  } = {
    url: '',
    change: undefined,
    requests: [],
    stop: () => new Promise((done) => server.close(() => done())),
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    storefront.requests.push(path);
    const change = storefront.change?.path.test(path) ? storefront.change : undefined;
    if (change?.redirect) return void response.writeHead(302, { location: change.redirect }).end();
    change?.onHeld?.();
    void Promise.all([televisionsOf(shop), change?.until]).then(([televisions]) => {
      const html = storefrontPage(path, televisions, shippingRupees);
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': storefrontPolicy(new URL(shop.deps.config.RAZORPAY_API_URL).origin),
      });
      response.end(change?.html ? change.html(html) : html);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  storefront.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return storefront;
}
