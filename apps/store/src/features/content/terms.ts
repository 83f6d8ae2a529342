import type { ContentDocument } from './content';
import { LATER_TERMS } from './later-terms';
import { BUYING_TERMS } from './buying-terms';

export const TERMS: ContentDocument = {
  title: 'Terms and conditions',
  lead: 'What you can expect from us, and we from you. Twenty sections, in plain words.',
  description:
    'The terms of the shop: accounts, prices, orders, payment, delivery, cancelling, returns within 7 days, warranty and protection, wholesale, complaints and the law that applies.',
  updated: '2026-11-01',
  sections: [...BUYING_TERMS, ...LATER_TERMS],
};
