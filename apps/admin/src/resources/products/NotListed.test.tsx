import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TELEVISION } from '../../testing/television';
import { NotListed } from './NotListed';
import type { WholeProduct } from './products.data';

const textOf = (over: Partial<WholeProduct>) =>
  render(<NotListed product={{ ...TELEVISION, beeValidTo: null, ...over }} />).container.textContent;

test('a complete television has no warning', () => {
  expect(textOf({})).toBe('');
  expect(textOf({ beeValidTo: '2999-12-31' })).toBe('');
});

test('an incomplete one says what is missing, each thing once, and whether shoppers see it', () => {
  const missing: WholeProduct['missing'] = ['hsn', 'widthCm', 'heightCm', 'makerName'];
  expect(textOf({ isListed: false, missing })).toContain(
    'Not shown in the shop. Missing: HSN, size without stand and manufacturer.',
  );
  expect(textOf({ listedUntil: '2027-02-21T06:00:00.000Z', missing: ['makerName'] })).toContain(
    'Shown in the shop until 21 Feb 2027. Missing: manufacturer.',
  );
});

test('an energy label whose period ended is named', () => {
  expect(textOf({ beeValidTo: '2020-12-31' })).toBe('The energy label ended on 31 Dec 2020.');
});
