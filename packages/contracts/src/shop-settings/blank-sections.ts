import { SEEDED_HERO } from '../shop-texts/seeded-hero';
import { SEEDED_TEXTS } from '../shop-texts/seeded-texts';
import { BLANK_FACTS } from './blank-facts';
import { firstChoices } from './first-choices';
import { LegalContacts } from './legal-contacts';
import type { Sections } from './section-values';

/** What production shows before its own company is entered, with the texts of the release. */
export const BLANK_SECTIONS: Sections = {
  ...BLANK_FACTS,
  ...firstChoices({}),
  legalContacts: LegalContacts.parse({}),
  hero: SEEDED_HERO,
  ...SEEDED_TEXTS,
};
