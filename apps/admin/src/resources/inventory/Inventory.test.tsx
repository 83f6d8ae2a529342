import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillIn } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { inventory } from '.';
import { Inventory } from './Inventory';
import { SAMPLE_ITEMS } from './sample-items';

const LABEL = 'Search the sample';
const rows = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);

test('the sample says what it is, is searched by name and number, and labels each stock', async () => {
  renderScreen(<Inventory />, { resources: [inventory] });
  expect(await screen.findByText(/This screen is a demonstration with sample data\./)).toBeTruthy();
  expect(rows()).toHaveLength(SAMPLE_ITEMS.length);
  fillIn(LABEL, ' sample-43 ');
  expect(rows()).toEqual(['SAMPLE-43-4KSample 43 inch 4KAisle 2015Out of Stock']);
  fillIn(LABEL, '32 INCH');
  expect(rows()).toEqual([
    'SAMPLE-32-HDSample 32 inch HD ReadyAisle 1920Low Stock',
    'SAMPLE-32-FHSample 32 inch Full HDAisle 23115In Stock',
  ]);
  fillIn(LABEL, 'no such thing');
  expect(screen.getByText('No sample item found.')).toBeTruthy();
  fillIn(LABEL, '');
  expect(rows()).toHaveLength(SAMPLE_ITEMS.length);
});
