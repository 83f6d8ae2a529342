import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SearchInput, SelectInput, TextInput } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import type { BackOfficeResource } from '../../data/resource';
import { renderScreen } from '../../testing/render-screen';
import { ScreenList } from '../ScreenList';

const read = vi.fn();
const things: BackOfficeResource = {
  name: 'things',
  label: 'Things',
  group: 'Sell',
  may: 'superAdmins',
  data: {
    list: (_page, { filter }) => {
      read(filter);
      return Promise.resolve({ data: [], total: 0 });
    },
  },
};
const choices = [{ id: 'sold', name: 'Sold' }];
const filters = [
  <SearchInput key="search" source="search" alwaysOn />,
  <SelectInput key="state" source="state" label="Status" choices={choices} alwaysOn />,
  <TextInput key="city" source="city" label="City" alwaysOn />,
];
const show = (given = filters) =>
  renderScreen(
    <ScreenList resource="things" filters={given} pager={null} failed="Failed">
      <p>The rows</p>
    </ScreenList>,
    { resources: [things] },
  );
const asPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('max-width') }),
  );
afterEach(() => vi.unstubAllGlobals());

test('a phone shows the search, and the other filters when they are wanted; what they filter stays', async () => {
  asPhone();
  show();
  const unfold = await screen.findByRole('button', { name: 'More filters' });
  expect(screen.getByPlaceholderText('Search')).toBeTruthy();
  expect(screen.queryByLabelText('Status')).toBeNull();
  fireEvent.click(unfold);
  fireEvent.mouseDown(screen.getByLabelText('Status'));
  fireEvent.click(screen.getByRole('option', { name: 'Sold' }));
  await waitFor(() => expect(read).toHaveBeenLastCalledWith({ state: 'sold' }));
  fireEvent.click(screen.getByRole('button', { name: 'Fewer filters' }));
  expect(screen.getByRole('button', { name: 'More filters (1)' }).getAttribute('aria-expanded')).toBe(
    'false',
  );
  expect(screen.queryByLabelText('Status')).toBeNull();
  expect(read).toHaveBeenLastCalledWith({ state: 'sold' });
});

test('two filters are never folded, nor any on a wide screen', async () => {
  asPhone();
  show(filters.slice(0, 2));
  expect(await screen.findByLabelText('Status')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More filters' })).toBeNull();
  vi.unstubAllGlobals();
  show();
  expect(await screen.findByLabelText('City')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More filters' })).toBeNull();
});
