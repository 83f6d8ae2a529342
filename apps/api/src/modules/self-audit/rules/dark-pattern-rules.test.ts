import { describe, expect, it } from 'vitest';
import { DARK_PATTERNS, type DarkPattern } from '@aabha/contracts/self-audit/self-audit.values';
import { cleanObservations, inPage, withPage, withRow } from '../../../testing/audited-observations';
import type { Observations } from '../observations.types';
import { RELEASE_MEASUREMENTS, type ReleaseMeasurements } from '../release-measurements';
import { DARK_PATTERN_RULES } from './dark-pattern-rules';

const judge = (pattern: DarkPattern, observations: Observations) => DARK_PATTERN_RULES[pattern](observations);
const textsOf = (pattern: DarkPattern, observations: Observations) =>
  judge(pattern, observations).findings.map(({ text }) => text);

const withChoice = (over: Partial<ReleaseMeasurements['choices'][number]>) => {
  const [first, ...others] = RELEASE_MEASUREMENTS.choices;
  if (!first) throw new Error('Nothing was measured.');
  return cleanObservations({
    release: { ...RELEASE_MEASUREMENTS, choices: [{ ...first, ...over }, ...others] },
  });
};
const withCart = (over: Partial<NonNullable<Observations['cart']>>) => {
  const { cart } = cleanObservations();
  if (!cart) throw new Error('There is no cart.');
  return cleanObservations({ cart: { ...cart, ...over } });
};
const LINE = {
  productId: 'a1',
  quantity: 1,
  warrantyMonths: 0,
  unitPricePaise: 48_000_00,
  totalPaise: 48_000_00,
};
const status = (path: string, over: object) => {
  const clean = cleanObservations();
  return { ...clean, pages: clean.pages.map((page) => (page.path === path ? { ...page, ...over } : page)) };
};

const SEEDED: readonly [DarkPattern, string, Observations, RegExp][] = [
  [
    ...(['false-urgency', 'a scarcity text with more units in stock'] as const),
    withPage('/television/b2', (page) => page.replace('<p></p>', '<p>Hurry up! Only 2 items left</p>')),
    /Nova 43: the page says that 2 are left, and 12 are free/,
  ],
  [
    ...(['false-urgency', 'a true number that is no scarcity'] as const),
    withPage('/', (page) => page.replace('In Stock', 'Only 12 left')),
    /12 are left/,
  ],
  [
    'false-urgency',
    'a countdown',
    inPage('/', '<p>Sale ends in 2 hours</p>'),
    /“ends in 2” is said without a stored end/,
  ],
  [
    'false-urgency',
    'invented crowds',
    inPage('/television/a1', '<p>9 people are viewing</p>'),
    /people are viewing/,
  ],
  ['false-urgency', 'a description that hurries', withRow('urgentTexts', 'Nova: hurries'), /Nova: hurries/],
  ['false-urgency', 'an offer past its end', withRow('overdueOffers', 'Nova: ended'), /Nova: ended/],
  [
    'basket-sneaking',
    'a warranty that was not chosen',
    withCart({ lines: [{ ...LINE, warrantyMonths: 12 }] }),
    /12 months of warranty/,
  ],
  [
    'basket-sneaking',
    'another line',
    withCart({ lines: [LINE, { ...LINE, productId: 'b2' }] }),
    /2 units in 2 lines/,
  ],
  [
    ...(['basket-sneaking', 'a preselected extra'] as const),
    inPage('/television/a1', '<label><input type="checkbox" checked>Protection plan ₹499</label>'),
    /“Protection plan ₹499” is preselected/,
  ],
  [
    'basket-sneaking',
    'a dialog with an answer',
    withChoice({ isPreselected: true }),
    /opens with an answer selected/,
  ],
  ['basket-sneaking', 'an order with other lines', withRow('addedOrderLines', 'Order 1'), /Order 1/],
  [
    'confirm-shaming',
    'a guilty no',
    inPage('/', '<button>No, I like paying full price</button>'),
    /No, I like paying/,
  ],
  ['confirm-shaming', 'a no in a dialog', withChoice({ refuse: 'I will risk it' }), /I will risk it/],
  [
    'forced-action',
    'a page behind an account',
    status('/televisions', { status: 302, redirect: '/signin' }),
    /sent to \/signin/,
  ],
  [
    'forced-action',
    'a wall',
    inPage('/', '<div role="dialog">Enter your phone to go on</div>'),
    /dialog stands before/,
  ],
  [
    'forced-action',
    'a hidden price',
    withPage('/television/a1', (page) => page.replaceAll('₹', '')),
    /sees no price/,
  ],
  [
    ...(['subscription-trap', 'a mail without link'] as const),
    cleanObservations({ mail: { subject: 'Offers', text: 'Bye', html: '<p>Bye</p>', headers: {} } }),
    /no link to leave/,
  ],
  [
    'subscription-trap',
    'a page that needs an account',
    status('/unsubscribe?token=x', { status: 302, redirect: '/signin' }),
    /needs an account/,
  ],
  ['subscription-trap', 'mail after leaving', withRow('mailedAfterLeaving', 'Mailed'), /Mailed/],
  [
    ...(['subscription-trap', 'many steps'] as const),
    cleanObservations({ release: { ...RELEASE_MEASUREMENTS, stepsToLeave: 5 } }),
    /takes 5 steps/,
  ],
  ['interface-interference', 'a small no', withChoice({ sizeRatio: 0.6 }), /differ in size: 0.60/],
  ['interface-interference', 'a pale no', withChoice({ contrastRatio: 0.4 }), /differ in contrast: 0.40/],
  [
    ...(['interface-interference', 'a preselected consent'] as const),
    inPage('/contact', '<input id="o" type="checkbox" checked><label for="o">Send me offers</label>'),
    /“Send me offers” is preselected/,
  ],
  [
    'bait-and-switch',
    'a lower price in the list',
    withPage('/televisions', (page) => page.replace('₹48,000', '₹39,999')),
    /the page says ₹39,999; in force is ₹48,000/,
  ],
  [
    'bait-and-switch',
    'a higher price in the cart',
    withCart({ lines: [{ ...LINE, unitPricePaise: 49_000_00 }] }),
    /The cart asks ₹49,000/,
  ],
  ['bait-and-switch', 'a payment at another price', withRow('otherPrices', 'Payment 1'), /Payment 1/],
  [
    'drip-pricing',
    'a page without the total',
    withPage('/television/a1', (page) => page.replace('₹48,099', 'more')),
    /does not say that it costs ₹48,099/,
  ],
  [
    'drip-pricing',
    'a fee in the cart',
    withCart({ totalPaise: 48_598_00 }),
    /asks ₹48,598 for lines and delivery of ₹48,099/,
  ],
  ['drip-pricing', 'a payment above its lines', withRow('unsoundPayments', 'Payment 2'), /Payment 2/],
  [
    'disguised-advertisement',
    'a sponsored card',
    inPage('/', '<article><a rel="nofollow sponsored" href="/television/b2">Nova</a></article>'),
    /without a label: Nova/,
  ],
  [
    'disguised-advertisement',
    'a tracked link',
    inPage('/', '<a href="https://x.example/?utm_source=a">See</a>'),
    /without a label: See/,
  ],
  ['disguised-advertisement', 'a review of staff', withRow('staffReviews', 'By staff'), /By staff/],
  [
    'disguised-advertisement',
    'a verified review without order',
    withRow('unverifiedReviews', 'No order'),
    /No order/,
  ],
  [
    'nagging',
    'an open dialog',
    inPage('/', '<dialog open>Subscribe!</dialog>'),
    /A dialog is open: Subscribe!/,
  ],
  [
    'nagging',
    'a request for notifications',
    inPage('/', '<script>Notification.requestPermission()</script>'),
    /asks for notifications/,
  ],
  [
    ...(['nagging', 'a question that comes back'] as const),
    cleanObservations({
      release: { ...RELEASE_MEASUREMENTS, dismissed: [{ where: 'Offers', staysAwayDays: 1 }] },
    }),
    /comes back 1 day after/,
  ],
  ['nagging', 'too many mails', withRow('mailedTooOften', '9 mails'), /9 mails/],
  [
    ...(['trick-wording', 'a double negative'] as const),
    inPage('/contact', '<label><input type="checkbox">Untick this if you do not want offers</label>'),
    /Double negative: “Untick this/,
  ],
  [
    ...(['trick-wording', 'words of a lawyer'] as const),
    withChoice({
      question:
        'Irrevocable consent notwithstanding statutory restrictions regarding proprietary communications.',
    }),
    /Hard to read/,
  ],
  [
    'saas-billing',
    'a subscription',
    withRow('recurringCharges', 'subscription.charged'),
    /subscription.charged/,
  ],
  ['saas-billing', 'a trial', inPage('/', '<p>Start your free trial</p>'), /“free trial”/],
  [
    'rogue-malware',
    'a foreign script',
    inPage('/', '<script src="https://ads.example/x.js"></script>'),
    /Scripts may come from ads.example/,
  ],
  [
    'rogue-malware',
    'analytics before consent',
    inPage('/', '<script src="https://www.googletagmanager.com/gtag/js"></script>'),
    /googletagmanager/,
  ],
  ['rogue-malware', 'a policy that allows all', status('/', { allowedHosts: ['*'] }), /come from \*/],
  ['rogue-malware', 'a program', inPage('/', '<a href="/remote.apk">App</a>'), /offers \/remote.apk/],
];

describe('a rule', () => {
  it.each(SEEDED)('finds %s: %s', (pattern, _what, observations, text) => {
    expect(textsOf(pattern, observations).join('\n')).toMatch(text);
  });

  it('is tested with a violation for each pattern', () => {
    expect(new Set(SEEDED.map(([pattern]) => pattern))).toEqual(new Set(DARK_PATTERNS));
  });
});
