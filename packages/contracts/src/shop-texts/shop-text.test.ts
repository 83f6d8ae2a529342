import { expect, it } from 'vitest';
import { demoSettings } from '../shop-settings/settings';
import { heroTexts } from './hero-value';
import { SEEDED_HERO } from './seeded-hero';
import { SEEDED_TEXTS } from './seeded-texts';
import { shopText } from './shop-text';
import { BLOCK_PLACEHOLDERS, placeholderValues, PLACEHOLDERS, TEXT_CONDITIONS } from './text-placeholders';
import { textValue } from './text-value';

const facts = demoSettings();
const conditions = { googleAnalytics: false, picturesAreDrawings: false };

it('a text states the facts of the shop', () => {
  const { sections, description } = shopText(SEEDED_TEXTS.shipping, { language: 'en', facts, conditions });
  expect(description).toContain('delivery in 3 to 5 business days, one flat shipping fee');
  expect(JSON.stringify(sections)).toContain('A flat shipping fee of ₹99 is charged once per order');
  expect(JSON.stringify(sections)).not.toContain('{{');
});

it('a text that is not written in Hindi is shown in English', () => {
  const view = { language: 'hi', facts, conditions } as const;
  expect(shopText(textValue(SEEDED_TEXTS.terms), view)).toMatchObject({
    language: 'en',
    title: 'Terms and conditions',
  });
  const value = {
    ...SEEDED_TEXTS.terms,
    ...{
      titleHi: 'शर्तें',
      leadHi: '{{returnDays}} दिन',
      descriptionHi: 'शर्तें',
      bodyHi: '## हम\n\n{{deliveryTime}}',
    },
  };
  expect(shopText(value, view)).toEqual({
    ...{ language: 'hi', title: 'शर्तें', lead: '7 दिन', description: 'शर्तें' },
    sections: [
      { id: 'section-1', title: 'हम', blocks: [{ kind: 'paragraph', content: ['3 से 5 कार्य दिवस'] }] },
    ],
  });
});

it('the words of the hero are in Hindi where they were entered, else in English', () => {
  expect(heroTexts(SEEDED_HERO, 'en').sentences.OLED.title).toBe('Black that is truly black.');
  expect(heroTexts(SEEDED_HERO, 'hi').sentences.OLED.title).toBe('काला, जो सचमुच काला है।');
  const { sentences, ...empty } = heroTexts({ ...SEEDED_HERO, emptyTitleHi: '', ledTextHi: '' }, 'hi');
  expect(empty).toEqual({ emptyTitle: SEEDED_HERO.emptyTitle, emptyLanguage: 'en' });
  const { ledTitle: title, ledText: text } = SEEDED_HERO;
  expect(sentences.LED).toEqual({ title, text, language: 'en' });
  expect(sentences.OLED.language).toBe('hi');
});

it.each(['en', 'hi'] as const)('each placeholder has a value in %s', (language) => {
  expect(Object.keys(placeholderValues(facts, language)).toSorted()).toEqual(PLACEHOLDERS.toSorted());
  expect([...BLOCK_PLACEHOLDERS, ...TEXT_CONDITIONS].filter((name) => PLACEHOLDERS.includes(name))).toEqual(
    [],
  );
});
