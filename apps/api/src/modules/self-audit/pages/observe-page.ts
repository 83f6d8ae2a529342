import { attribute, elementsBelow, parseHtml, textOf, type HtmlElement } from './parse-html';
import type { CardObservation, ChoiceObservation, PageObservation } from '../observations.types';

/** A response of the storefront. */
export interface FetchedPage {
  path: string;
  status: number;
  redirect: string;
  policy: string;
  html: string;
}

const PRICE = /₹\s?([\d,]+(?:\.\d{1,2})?)/;
const UNITS_LEFT = /\bonly (\d+) (?:items? |units? |pieces? )?left\b/i;
const PROGRAM = /\.(?:exe|apk|msi|dmg|bat|scr|jar|ipa)(?:[?#]|$)/i;
const TRACKING = /[?&](?:gclid|fbclid|msclkid|aff(?:iliate)?(?:_?id)?|utm_[a-z]+)=/i;
const AD_LABEL = /\b(?:sponsored|advertisement|promoted|ad)\b/i;

const has = (name: string, value?: string) => (element: HtmlElement) =>
  value === undefined
    ? attribute(element, name) !== undefined
    : (attribute(element, name) ?? '').toLowerCase().split(/\s+/).includes(value);

/** What customers wrote is no text of the shop. */
const isReviews = has('id', 'reviews');
/** A price that is struck through is not asked for. */
const isStruck = ({ tagName }: HtmlElement) => tagName === 's' || tagName === 'del';

function priceIn(text: string): number | undefined {
  const [, digits] = PRICE.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

function unitsIn(text: string): number | undefined {
  const [, units] = UNITS_LEFT.exec(text) ?? [];
  return units === undefined ? undefined : Number(units);
}

function cardsOf(elements: readonly HtmlElement[]): CardObservation[] {
  return elements.flatMap((article) => {
    if (article.tagName !== 'article') return [];
    const links = elementsBelow(article).flatMap((one) => attribute(one, 'href') ?? []);
    const productId = links.flatMap((href) => /^\/television\/([\w-]+)/.exec(href)?.[1] ?? [])[0];
    if (productId === undefined) return [];
    const text = textOf(article, isStruck);
    return [{ productId, priceRupees: priceIn(text), unitsLeft: unitsIn(text) }];
  });
}

/** Returns what stands below the page's heading, without cards of other televisions and struck prices. */
function belowHeading(root: HtmlElement): string {
  const heading = elementsBelow(root).find(({ tagName }) => tagName === 'h1');
  if (!heading) return '';
  const title = textOf(heading);
  const text = textOf(root, (one) => isStruck(one) || one.tagName === 'article' || isReviews(one));
  return text.slice(text.indexOf(title) + title.length);
}

function choicesOf(elements: readonly HtmlElement[]): ChoiceObservation[] {
  const labels = elements.filter(({ tagName }) => tagName === 'label');
  const isChoice = (one: HtmlElement) =>
    one.tagName === 'input' && /^(?:checkbox|radio)$/i.test(attribute(one, 'type') ?? '');
  return elements.filter(isChoice).map((input) => {
    const id = attribute(input, 'id');
    const label = labels.find(
      (one) => (id !== undefined && attribute(one, 'for') === id) || elementsBelow(one).includes(input),
    );
    const text = [attribute(input, 'aria-label'), label && textOf(label)].filter(Boolean).join('\n');
    return { label: text, isSelected: attribute(input, 'checked') !== undefined };
  });
}

const isDialog = (element: HtmlElement) =>
  element.tagName === 'dialog' || has('role', 'dialog')(element) || has('role', 'alertdialog')(element);

const isOpenDialog = (element: HtmlElement) =>
  element.tagName === 'dialog' ? has('open')(element) : isDialog(element) && !has('hidden')(element);

function interruptionsOf(elements: readonly HtmlElement[]): string[] {
  return elements.flatMap((one) => {
    if (isOpenDialog(one)) return [`A dialog is open: ${textOf(one).slice(0, 80)}`];
    if (one.tagName === 'meta' && /^refresh$/i.test(attribute(one, 'http-equiv') ?? ''))
      return ['The page reloads itself'];
    if (one.tagName === 'script' && /requestPermission\s*\(/.test(one.childNodes.map(scriptText).join('')))
      return ['The page asks for notifications'];
    return [];
  });
}

const scriptText = (node: HtmlElement['childNodes'][number]) => ('value' in node ? node.value : '');

function unlabelledAdsOf(elements: readonly HtmlElement[]): string[] {
  const isAd = (one: HtmlElement) =>
    has('rel', 'sponsored')(one) ||
    has('data-ad')(one) ||
    has('data-sponsored')(one) ||
    (one.tagName === 'a' && TRACKING.test(attribute(one, 'href') ?? ''));
  const cards = elements.filter(({ tagName }) => tagName === 'article' || tagName === 'li');
  return elements.filter(isAd).flatMap((one) => {
    const card = cards.findLast((candidate) => candidate === one || elementsBelow(candidate).includes(one));
    return AD_LABEL.test(textOf(card ?? one))
      ? []
      : [textOf(one).slice(0, 80) || attribute(one, 'href') || 'A link'];
  });
}

function scriptsOf(elements: readonly HtmlElement[]): string[] {
  return elements.flatMap((one) => {
    if (['script', 'iframe', 'embed', 'frame'].includes(one.tagName)) return attribute(one, 'src') ?? [];
    const isScript = has('rel', 'modulepreload')(one) || attribute(one, 'as') === 'script';
    return one.tagName === 'link' && isScript ? (attribute(one, 'href') ?? []) : [];
  });
}

/** Returns the hosts that a policy allows scripts and frames from; `*` and schemes count as hosts. No policy allows all. */
function hostsOf(policy: string): string[] {
  if (!/(?:script|default)-src/.test(policy)) return ['*'];
  return policy.split(';').flatMap((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (!/^(?:script-src(?:-elem)?|frame-src)$/.test(name)) return [];
    return sources.filter((source) => !source.startsWith("'") || source === "'unsafe-eval'");
  });
}

/** Returns what a page of the shop shows and does. A pure function of the response. */
export function observePage({ path, status, redirect, policy, html }: FetchedPage): PageObservation {
  const root = parseHtml(html);
  const elements = elementsBelow(root);
  const body = elements.find(({ tagName }) => tagName === 'body');
  const main = elements.find(({ tagName }) => tagName === 'main') ?? body;
  const own = main ? belowHeading(main) : '';
  const choices = choicesOf(elements);
  return {
    ...{ path, status, redirect, choices },
    text: body ? textOf(body, isReviews) : '',
    priceRupees: priceIn(own),
    unitsLeft: unitsIn(own),
    cards: cardsOf(elements),
    buttons: elements
      .filter((one) => one.tagName === 'button' || has('role', 'button')(one))
      .map((one) => textOf(one) || (attribute(one, 'aria-label') ?? ''))
      .filter((text) => text !== ''),
    consentTexts: [
      ...choices.map(({ label }) => label),
      ...elements.filter(isDialog).map((one) => textOf(one)),
    ],
    scripts: scriptsOf(elements),
    allowedHosts: hostsOf(policy),
    downloads: elements
      .flatMap((one) => (one.tagName === 'a' ? (attribute(one, 'href') ?? []) : []))
      .filter((href) => PROGRAM.test(href)),
    unlabelledAds: unlabelledAdsOf(elements),
    interruptions: interruptionsOf(elements),
  };
}
