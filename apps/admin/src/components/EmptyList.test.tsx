import { render, screen } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, test } from 'vitest';
import { EmptyList } from './EmptyList';

const show = (filterValues: object) =>
  render(
    <ListContextProvider value={{ filterValues } as ListControllerResult}>
      <EmptyList text="No orders found" hint="Orders appear here as soon as they are paid." />
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
