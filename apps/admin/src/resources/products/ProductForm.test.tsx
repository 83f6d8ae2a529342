import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fieldOf, fillIn } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { TELEVISION } from '../../testing/television';
import { products } from '.';
import { ProductForm } from './ProductForm';

const facets = () => ({ category: [{ value: 'Smart TV', count: 1 }] });
const settings = () => ({ brand: { name: 'Aabha' } });
const open = () => {
  const onSaved = vi.fn();
  renderScreen(<ProductForm onSaved={onSaved} onCancel={vi.fn()} />, { resources: [products] });
  return onSaved;
};
const press = (text: string) => fireEvent.click(screen.getByText(text));
const choose = (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByLabelText(label));
  fireEvent.click(screen.getByText(option));
};
const fillRequired = () => {
  for (const [label, value] of Object.entries({
    Name: 'Nova 55',
    Brand: 'Nova',
    'MRP (₹)': '60000',
    'Discount (%)': '25',
    'Stock on hand': '7',
    'Screen (inches)': '55',
    'BEE stars': '4',
    'Energy (kWh a year)': '140',
    HSN: '85287217',
  }))
    fillIn(label, value);
  choose('Resolution', '4K Ultra HD');
  choose('Technology', 'QLED');
};

test('an empty form names what is missing beside each field, and sends nothing', async () => {
  const calls = serveApi({ 'products.facets': facets, 'settings.get': settings });
  open();
  press('Add Product');
  expect(await screen.findByText('Name is required')).toBeTruthy();
  for (const message of [
    'Brand is required',
    'Enter an amount in rupees.',
    'Stock must be a whole number, 0 or more.',
    'Screen size is required',
    'Resolution is required',
    'Technology is required',
    'BEE stars are from 1 to 5.',
    'Energy must be a whole number of kWh a year.',
    'HSN is required',
  ])
    expect(screen.getByText(message)).toBeTruthy();
  expect(calls.map(({ path }) => path).toSorted()).toEqual(['products.facets', 'settings.get']);
  const jumps = screen.getByRole('navigation', { name: 'Parts of the form' });
  expect(jumps.textContent).toMatch(
    /^Product \(4 to correct\)Images.*Key facts \(\d to correct\)Product information/,
  );
  const intoView = vi.fn();
  Element.prototype.scrollIntoView = intoView;
  fireEvent.click(screen.getByRole('button', { name: 'Product information' }));
  expect(intoView).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe('Product information');
});

test('the selling price follows the MRP and the discount, and is not shown for a wrong one', async () => {
  serveApi({ 'products.facets': facets, 'settings.get': settings });
  open();
  fillIn('MRP (₹)', '60000');
  fillIn('Discount (%)', '25');
  expect(await screen.findByText('Selling price ₹45,000')).toBeTruthy();
  fillIn('Discount (%)', '101');
  fireEvent.blur(fieldOf('Discount (%)'));
  expect(await screen.findByText('The discount must be from 0 to 100 percent.')).toBeTruthy();
  expect(screen.queryByText(/^Selling price/)).toBeNull();
});

test('a warranty month is a positive integer and there once', async () => {
  serveApi({ 'products.facets': facets, 'settings.get': settings });
  open();
  press('Add warranty price');
  fillIn('Months', '0');
  press('Add Product');
  expect(await screen.findByText('Please enter a valid month.')).toBeTruthy();
  fillIn('Months', '12');
  await waitFor(() => expect(screen.queryByText('Please enter a valid month.')).toBeNull());
  press('Add warranty price');
  fillIn('Months', '12', 1);
  expect(await screen.findByText('This month already exists!')).toBeTruthy();
});

test('a television is sent as typed, without its empty specification rows', async () => {
  const calls = serveApi({
    'products.facets': facets,
    'settings.get': settings,
    'products.create': () => ({ product: TELEVISION }),
  });
  const onSaved = open();
  fillRequired();
  press('Add group');
  fillIn('Group', 'Sound');
  press('Add specification');
  fillIn('Name', 'Speakers', 1);
  fillIn('Value', '20 W');
  press('Add specification');
  press('Add group');
  press('Add Product');
  expect(await screen.findByText('Product added successfully!')).toBeTruthy();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const sent = Object.fromEntries(calls.find(({ path }) => path === 'products.create')?.input as FormData);
  expect(sent).toMatchObject({ name: 'Nova 55', price: '60000', discount_percentage: '25', stock: '7' });
  expect(JSON.parse(String(sent['specificationSchema']))).toEqual([
    { title: 'Sound', data: [{ key: 'Speakers', value: '20 W' }] },
  ]);
});

test('the dictionary warns of values and names, never refuses, and puts standard names in one act', async () => {
  const term = { name_hi: '', group_hi: '', choices: [], better: 'none', position: 10 };
  const TERMS = [
    {
      ...term,
      _id: 't1',
      name: 'Sound output',
      group: 'Sound',
      type: 'number',
      unit: 'W',
      aliases: ['Output'],
    },
    { ...term, _id: 't2', name: 'HDMI ports', group: 'Ports', type: 'number', unit: null, aliases: ['HDMI'] },
  ];
  const calls = serveApi({
    'products.facets': facets,
    'settings.get': settings,
    'specifications.dictionary': () => ({ termList: TERMS }),
    'products.create': () => ({ product: TELEVISION }),
  });
  open();
  fillRequired();
  press('Add group');
  fillIn('Group', 'Sound');
  press('Add specification');
  fillIn('Name', 'Output', 1);
  await waitFor(() => fieldOf('Value (W)'));
  fillIn('Value (W)', 'loud');
  press('Add specification');
  fillIn('Name', 'hdmi', 2);
  fillIn('Value', '3 ports');
  press('Add specification');
  fillIn('Name', 'Warp', 3);
  fillIn('Value', 'yes', 1);
  expect(
    await screen.findByText('Cannot be compared: expected is a number of W, such as 20 W.'),
  ).toBeTruthy();
  expect(screen.getByText('The dictionary has no such name.')).toBeTruthy();
  expect(screen.getByText('2 names are spelled otherwise than in the dictionary.')).toBeTruthy();
  press('Use standard names');
  expect(screen.queryByText(/spelled otherwise/)).toBeNull();
  press('Add Product');
  expect(await screen.findByText('Product added successfully!')).toBeTruthy();
  const sent = Object.fromEntries(calls.find(({ path }) => path === 'products.create')?.input as FormData);
  expect(JSON.parse(String(sent['specificationSchema']))[0].data).toEqual([
    ...[
      { key: 'Sound output', value: 'loud' },
      { key: 'HDMI ports', value: '3 ports' },
    ],
    { key: 'Warp', value: 'yes' },
  ]);
});
