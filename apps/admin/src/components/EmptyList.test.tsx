import { render, screen } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, test } from 'vitest';
import { EmptyList } from './EmptyList';

const show = (filterValues: object, opensWith?: Record<string, string>) =>
  render(
    <ListContextProvider value={{ filterValues } as ListControllerResult}>
      <EmptyList
        text="No orders found"
        hint="Orders appear here as soon as they are paid."
        opensWith={opensWith}
      />
    </ListContextProvider>,
  );

test('an empty list says how it fills', () => {
  show({});
  expect(screen.getByText('No orders found')).toBeTruthy();
  expect(screen.getByText('Orders appear here as soon as they are paid.')).toBeTruthy();
});

test('a search without results says that it is the search', () => {
  show({ search: 'no such order' });
  expect(screen.getByText('No results for this search or filter.')).toBeTruthy();
  expect(screen.queryByText('Orders appear here as soon as they are paid.')).toBeNull();
});

test('the filter that a list opens with is no search', () => {
  show({ state: 'missing' }, { state: 'missing' });
  expect(screen.getByText('Orders appear here as soon as they are paid.')).toBeTruthy();
});

test('another value of the filter that a list opens with is one', () => {
  show({ state: 'registered' }, { state: 'missing' });
  expect(screen.getByText('No results for this search or filter.')).toBeTruthy();
});
