import type { Observations, PageObservation } from '../modules/self-audit/observations.types';
import { observePage } from '../modules/self-audit/pages/observe-page';
import { RELEASE_MEASUREMENTS } from '../modules/self-audit/release-measurements';
import { storefrontPage, storefrontPolicy, type ShownTelevision } from './storefront-pages';

const PROVIDER = 'https://pay.example';
const SHIPPING_RUPEES = 99;
const TELEVISIONS: readonly ShownTelevision[] = [
  { id: 'a1', name: 'Surya 55', priceRupees: 48_000, stock: 3 },
  { id: 'b2', name: 'Nova 43', priceRupees: 30_000, stock: 12 },
];
const PATHS = [
  '/',
  '/televisions',
  '/contact',
  '/unsubscribe?token=x',
  '/compare?ids=a1.b2',
  '/television/a1',
  '/television/b2',
];

/** Returns a clean page of the storefront, or the page that `change` makes of its HTML. */
const observedPage = (path: string, change = (html: string) => html): PageObservation =>
  observePage({
    ...{ path, status: 200, redirect: '', policy: storefrontPolicy(PROVIDER) },
    html: change(storefrontPage(path, TELEVISIONS, SHIPPING_RUPEES)),
  });

const LINK = 'https://shop.example/unsubscribe?token=abc';
const NO_FLAWS = {
  ...{ urgentTexts: [], overdueOffers: [], addedOrderLines: [], unsoundPayments: [], otherPrices: [] },
  ...{
    mailedAfterLeaving: [],
    mailedTooOften: [],
    staffReviews: [],
    unverifiedReviews: [],
    recurringCharges: [],
  },
  ...{ payments: 4, providerEvents: 9, reviews: 11, subscribers: 2 },
};

/** Returns observations of a clean shop. */
export function cleanObservations(over: Partial<Observations> = {}): Observations {
  return {
    storeOrigin: 'https://shop.example',
    scriptHosts: ['pay.example'],
    consentedHosts: ['*.googletagmanager.com'],
    shippingPaise: SHIPPING_RUPEES * 100,
    pages: PATHS.map((path) => observedPage(path)),
    products: new Map(
      TELEVISIONS.map(({ id, name, priceRupees, stock }) => [
        id,
        { id, name, freeUnits: stock, pricesPaise: [priceRupees * 100], hasOfferEnd: false },
      ]),
    ),
    listedCount: TELEVISIONS.length,
    cart: {
      ...{ productId: 'a1', totalPaise: 48_099_00, shippingPaise: 99_00 },
      lines: [
        { productId: 'a1', quantity: 1, warrantyMonths: 0, unitPricePaise: 48_000_00, totalPaise: 48_000_00 },
      ],
    },
    data: NO_FLAWS,
    mail: {
      ...{ subject: 'Subscribed', text: `Leave: ${LINK}`, html: `<a href="${LINK}">Leave</a>` },
      headers: { 'List-Unsubscribe': `<${LINK}>` },
    },
    release: RELEASE_MEASUREMENTS,
    ...over,
  };
}

/** Returns observations whose page at `path` is changed. */
export const withPage = (path: string, change: (html: string) => string): Observations => {
  const clean = cleanObservations();
  return {
    ...clean,
    pages: clean.pages.map((page) => (page.path === path ? observedPage(path, change) : page)),
  };
};

/** Returns observations whose page at `path` has more at its end. */
export const inPage = (path: string, html: string): Observations =>
  withPage(path, (page) => page.replace('</main>', `${html}</main>`));

/** Returns observations with a row of the database that breaks a rule. */
export const withRow = (kind: keyof Observations['data'], text: string): Observations =>
  cleanObservations({ data: { ...NO_FLAWS, [kind]: [{ id: 'r1', text }] } });
