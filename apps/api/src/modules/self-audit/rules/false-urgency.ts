import { counted } from '@aabha/contracts/counts/counts';
import { HURRY_BELOW_STOCK } from '@aabha/contracts/settings/limits';
import type { Observations, PageObservation } from '../observations.types';
import type { ProductObservation } from '../audited-products.queries';
import { findingsOf } from './findings-of';
import { describePages, hasNoPage, productIdOf, readablePages } from './readable-pages';
import type { Finding, Rule } from './rule.types';
import { URGENCY_PHRASES } from './urgency-phrases';

const COUNTDOWN = /\b\d{1,2}:\d{2}(?::\d{2})? (?:left|remaining)\b|\b(?:ends|closes|expires) in \d/i;

interface Scarcity {
  path: string;
  product: ProductObservation;
  unitsLeft: number;
}

/** Returns each scarcity text of a page with its television. */
function scarcityOf(page: PageObservation, { products }: Observations): Scarcity[] {
  const ownId = productIdOf(page.path);
  const shown = [
    ...page.cards,
    ...(ownId === undefined ? [] : [{ productId: ownId, unitsLeft: page.unitsLeft }]),
  ];
  return shown.flatMap(({ productId, unitsLeft }) => {
    const product = products.get(productId);
    return product && unitsLeft !== undefined ? [{ path: page.path, product, unitsLeft }] : [];
  });
}

const isTrue = ({ product, unitsLeft }: Scarcity) =>
  unitsLeft === product.freeUnits && product.freeUnits < HURRY_BELOW_STOCK;

const untrue = ({ path, product, unitsLeft }: Scarcity): Finding => ({
  key: `scarcity:${product.id}:${path}`,
  text: `${product.name}: the page says that ${unitsLeft} are left, and ${product.freeUnits} are free.`,
  path,
});

/** Returns the phrases of a page that hurry although the database has no end of an offer. */
function phrasesOf({ path, text }: PageObservation, { products }: Observations): Finding[] {
  const product = products.get(productIdOf(path) ?? '');
  if (product?.hasOfferEnd) return [];
  const lower = text.toLowerCase();
  const said = [
    ...URGENCY_PHRASES.filter((phrase) => lower.includes(phrase)),
    ...(COUNTDOWN.exec(text) ?? []),
  ];
  return said.map((phrase) => ({
    key: `phrase:${path}:${phrase}`,
    text: `“${phrase}” is said without a stored end.`,
    path,
  }));
}

/** Judges scarcity texts by the stock, and phrases that hurry by stored ends. */
export const falseUrgency: Rule = (observations) => {
  const pages = readablePages(observations);
  const scarcity = pages.flatMap((page) => scarcityOf(page, observations));
  const { urgentTexts, overdueOffers } = observations.data;
  return {
    evidence: `${describePages(observations)}; ${counted(scarcity.length, 'scarcity text')} compared with the stock`,
    isUnchecked: hasNoPage(observations),
    findings: [
      ...scarcity.filter((one) => !isTrue(one)).map(untrue),
      ...pages.flatMap((page) => phrasesOf(page, observations)),
      ...findingsOf('text', urgentTexts, (id) => `/television/${id}`),
      ...findingsOf('offer', overdueOffers),
    ],
  };
};
