import { expect, test } from 'vitest';
import { scopedNames } from './scoped-names';

test('classes of one file share its digest, whatever the folder of the project', () => {
  const names = scopedNames('/shop');
  const card = names('card', '/shop/apps/store/Card.module.css');
  expect(card).toMatch(/^card_[0-9a-f]{4}$/);
  expect(names('price', '/shop/apps/store/Card.module.css?used').slice(-4)).toBe(card.slice(-4));
  expect(scopedNames('/other')('card', '/other/apps/store/Card.module.css')).toBe(card);
  expect(names('card', '/shop/apps/store/Other.module.css')).not.toBe(card);
});

test('two files with the same digest are refused', () => {
  const names = scopedNames('/shop');
  const nameAll = () => {
    for (let file = 0; file < 2000; file += 1) names('card', `/shop/${file}.css`);
  };
  expect(nameAll).toThrow(/would have the same names/);
});
