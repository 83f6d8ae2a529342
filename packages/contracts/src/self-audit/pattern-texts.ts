import type { DarkPattern } from './self-audit.values';

/** What is said of a pattern: its name, what shoppers are promised, and how the audit checks it. */
interface PatternText {
  title: string;
  promise: string;
  check: string;
}

/** The texts of the 13 patterns, for the back office, the declaration and the page of promises (docs/spec/self-audit.md). */
export const PATTERN_TEXTS: Readonly<Record<DarkPattern, PatternText>> = {
  'false-urgency': {
    title: 'False urgency',
    promise: '“Only 3 items left” means three. An offer that names its end has one, and we invent no crowds.',
    check:
      'Each scarcity text states the free units of the database, and is shown below five only. No text of ours hurries without a stored end, and no price is in force after its end.',
  },
  'basket-sneaking': {
    title: 'Basket sneaking',
    promise: 'Your cart has what you put there. An extended warranty is added only when you choose it.',
    check:
      'A television added to a cart gives exactly that line and nothing else, in a transaction that is rolled back. No paid extra is preselected, and no order has lines that its payment did not have.',
  },
  'confirm-shaming': {
    title: 'Confirm shaming',
    promise: 'You can say no with a plain “No”. We never make you feel bad about it.',
    check: 'The buttons of the pages and of the dialogs that refuse something use neutral words.',
  },
  'forced-action': {
    title: 'Forced action',
    promise:
      'You can look, search, compare and see the full cost without an account or your telephone number.',
    check:
      'Home, televisions, each product page and the comparison are shown to a visitor without account, cookies or a dialog in front of them.',
  },
  'subscription-trap': {
    title: 'Subscription trap',
    promise: 'You can leave our list with the link in every offer mail: open it, press once, done.',
    check:
      'Each mail to subscribers has a working link to leave, which needs no account and at most two steps. Nobody was mailed after leaving.',
  },
  'interface-interference': {
    title: 'Interface interference',
    promise: 'Yes and No have the same size and the same contrast, and no box is ticked for you.',
    check:
      'Paired buttons have at least 0.9 of each other’s size and contrast, measured in a browser when the release was tested. No choice about consent is preselected.',
  },
  'bait-and-switch': {
    title: 'Bait and switch',
    promise: 'The price in the list is the price on the page, in the cart and on your payment.',
    check:
      'Prices in lists, on product pages and in a cart are those in force in the database, and so were the prices of the payments of the last 35 days.',
  },
  'drip-pricing': {
    title: 'Drip pricing',
    promise: 'The product page shows the price with taxes, the delivery fee and both together.',
    check:
      'Each product page states its price with delivery. A cart adds up to its lines and delivery, and each payment of the last 35 days to its lines, discount and delivery.',
  },
  'disguised-advertisement': {
    title: 'Disguised advertisement',
    promise: 'Nobody pays to be shown higher. Our own staff write no reviews.',
    check:
      'No sponsored link, frame or card is shown without a label, no review is by our staff, and none is marked as a verified purchase without an order.',
  },
  nagging: {
    title: 'Nagging',
    promise:
      'What you have closed stays away for at least 30 days. We send at most four offer mails a month.',
    check:
      'No page opens a dialog by itself, reloads itself or asks for notifications. Closed questions stay closed for 30 days, measured when the release was tested. No subscriber got more than four offer mails in 30 days.',
  },
  'trick-wording': {
    title: 'Trick wording',
    promise: 'We ask in short, plain sentences, without double negatives.',
    check:
      'Labels and questions about consent have no double negative and need at most ten years of school (Flesch-Kincaid).',
  },
  'saas-billing': {
    title: 'SaaS billing',
    promise: 'We sell televisions. Nothing renews by itself and no card is charged again.',
    check:
      'The payment provider reported no subscription, mandate or recurring charge in the last 35 days, and no page offers one.',
  },
  'rogue-malware': {
    title: 'Rogue malware',
    promise:
      'Our pages run our own scripts and those of the payment provider; Google Analytics only if you allow it.',
    check:
      'Scripts and frames of the pages, and what their security policy allows, come from the shop, the payment provider or, where it is configured, Google Analytics. No page offers a program to download.',
  },
};
