import { expect, it } from 'vitest';
import { SEEDED_TEXTS } from '../shop-texts/seeded-texts';
import { TEXT_NAMES } from '../shop-texts/text-names';
import { DEMO_SECTIONS } from './demo-sections';
import { lacksHindi } from './lacks-hindi';
import { SECTIONS } from './section-values';

it.each(SECTIONS)('the seeded section %s lacks no Hindi', (section) => {
  expect(lacksHindi(section, { ...DEMO_SECTIONS[section] })).toBe(false);
});

it.each(TEXT_NAMES)(
  '%s lacks Hindi without a translation, also where it was stored before there was the field',
  (name) => {
    const { bodyHi: _bodyHi, ...before } = SEEDED_TEXTS[name];
    expect(lacksHindi(name, { ...before, bodyHi: '' })).toBe(true);
    expect(lacksHindi(name, before)).toBe(true);
  },
);

it('the hero lacks Hindi where one field is empty', () => {
  expect(lacksHindi('hero', { ...DEMO_SECTIONS.hero, qledTextHi: '' })).toBe(true);
});
