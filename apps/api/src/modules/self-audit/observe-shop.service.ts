import type { AppDeps } from '../../context/deps';
import { subscriptionMail } from '../../mails/subscription-mail';
import { observeData } from './observe-data.queries';
import { countListed, observeProducts, selectAuditedIds } from './audited-products.queries';
import type { MailObservation, Observations, PageObservation } from './observations.types';
import { fetchPage } from './pages/fetch-page';
import { observePage } from './pages/observe-page';
import { probeCart } from './probe-cart.service';
import type { ReleaseMeasurements } from './release-measurements';
import { URGENCY_PHRASES } from './rules/urgency-phrases';

/** Pages of televisions that one audit reads, so that it takes seconds and no shopper waits. */
const MOST_PRODUCT_PAGES = 60;
const MOST_OFFER_MAILS = 4;
const LOOK_BACK_MS = 35 * 86_400_000;
/** A token of the right form that belongs to nobody. */
const NO_TOKEN = 'self-audit'.padEnd(32, '0');
/** As the storefront separates them. */
const ID_SEPARATOR = '.';

const FIXED_PATHS = [
  '/',
  '/televisions',
  '/cart',
  '/signup',
  '/signin',
  '/contact',
  '/complaints',
  '/news-media',
  '/wholesale-bulk-products',
  '/our-promises',
  `/unsubscribe?token=${NO_TOKEN}`,
];

/** Hosts of the provider's checkout besides its API, as the storefront allows them. */
const RAZORPAY_HOSTS = ['checkout.razorpay.com', 'lumberjack.razorpay.com', 'cdn.razorpay.com'];
const CONSENTED_HOSTS = ['*.googletagmanager.com', 'www.googletagmanager.com'];

/** Called after each page; throws to stop. */
type OnPage = (read: number, pages: number) => Promise<void>;

function scriptHostsOf({ config }: AppDeps): string[] {
  const api = new URL(config.RAZORPAY_API_URL).host;
  const own = [api, new URL(config.checkoutUrl).host];
  return [...new Set(api === 'api.razorpay.com' ? [...own, ...RAZORPAY_HOSTS] : own)];
}

function mailOf(deps: AppDeps): MailObservation {
  const mail = subscriptionMail(deps, { email: 'you@example.com', unsubscribeToken: NO_TOKEN }, 'self-audit');
  return { ...mail, headers: mail.headers ?? {} };
}

async function readPages(
  storeUrl: string,
  ids: readonly string[],
  onPage: OnPage,
): Promise<PageObservation[]> {
  const compared = ids.length > 1 ? [`/compare?ids=${ids.slice(0, 2).join(ID_SEPARATOR)}`] : [];
  const paths = [...FIXED_PATHS, ...compared, ...ids.map((id) => `/television/${id}`)];
  const pages: PageObservation[] = [];
  /* One after the other: the storefront renders few pages at a time, and shoppers come first. */
  for (const path of paths) {
    pages.push(observePage(await fetchPage(storeUrl, path)));
    await onPage(pages.length, paths.length);
  }
  return pages;
}

/** Looks at the shop: its pages as a visitor gets them, its data, and a cart that is rolled back. Changes nothing. */
export async function observeShop(
  deps: AppDeps,
  release: ReleaseMeasurements,
  onPage: OnPage,
): Promise<Observations> {
  const { config, settings, db, ports } = deps;
  const ids = await selectAuditedIds(db, MOST_PRODUCT_PAGES);
  const pages = await readPages(config.STORE_URL, ids, onPage);
  const products = await observeProducts(db);
  const inStock = ids.find((id) => (products.get(id)?.freeUnits ?? 0) > 0);
  return {
    ...{ pages, products, release },
    storeOrigin: new URL(config.STORE_URL).origin,
    scriptHosts: scriptHostsOf(deps),
    consentedHosts: CONSENTED_HOSTS,
    shippingPaise: settings.current.shippingFeePaise,
    listedCount: await countListed(db),
    cart: inStock === undefined ? undefined : await probeCart(deps, inStock),
    data: await observeData(db, {
      since: new Date(ports.clock.now().getTime() - LOOK_BACK_MS).toISOString(),
      urgentPhrases: URGENCY_PHRASES,
      mostMails: MOST_OFFER_MAILS,
    }),
    mail: mailOf(deps),
  };
}
