import { expect, it } from 'vitest';
import { SEEDED_TEXTS } from '../shop-texts/seeded-texts';
import { TEXT_NAMES } from '../shop-texts/text-names';
import { DEMO_SECTIONS } from './demo-sections';
import { missingTranslations } from './missing-translations';
import { SECTIONS } from './section-values';

it.each(SECTIONS)('the seeded section %s lacks no Hindi', (section) => {
  expect(missingTranslations(section, { ...DEMO_SECTIONS[section] })).toEqual([]);
});

it.each(TEXT_NAMES)(
  '%s lacks Hindi without a translation, also where it was stored before there was the field',
  (name) => {
    const { bodyHi: _bodyHi, ...before } = SEEDED_TEXTS[name];
    expect(missingTranslations(name, { ...before, bodyHi: '' })).toEqual(['hi']);
    expect(missingTranslations(name, before)).toEqual(['hi']);
  },
);

it('the hero lacks Hindi where one field is empty', () => {
  expect(missingTranslations('hero', { ...DEMO_SECTIONS.hero, qledTextHi: '' })).toEqual(['hi']);
});
