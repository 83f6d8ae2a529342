import { fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { EntriesPager } from './EntriesPager';

function open(page: number, total = 1_20_000) {
  const setPage = vi.fn();
  const list = { page, perPage: 20, total, isLoading: false, setPage };
  renderScreen(
    <ListContextProvider value={list as unknown as ListControllerResult}>
      <EntriesPager />
    </ListContextProvider>,
    { resources: [] },
  );
  return setPage;
}
const button = (text: string) => screen.getByText<HTMLButtonElement>(text);

test('the range is counted in Indian grouping, and both buttons turn the page', () => {
  const setPage = open(5_000);
  expect(screen.getByText('Showing 99,981 to 1,00,000 of 1,20,000 entries')).toBeTruthy();
  fireEvent.click(button('Previous'));
  fireEvent.click(button('Next'));
  expect(setPage.mock.calls).toEqual([[4_999], [5_001]]);
});

test('there is nothing before the first page or after the last', () => {
  open(1, 25);
  expect([button('Previous').disabled, button('Next').disabled]).toEqual([true, false]);
  open(2, 25);
  expect(screen.getByText('Showing 21 to 25 of 25 entries')).toBeTruthy();
  expect(screen.getAllByText<HTMLButtonElement>('Next').map(({ disabled }) => disabled)).toEqual([
    false,
    true,
  ]);
});

test('an address behind the last page says so, and leads back', () => {
  const setPage = open(3, 25);
  expect(screen.getByText('There is no page 3 of 25 entries')).toBeTruthy();
  fireEvent.click(button('Previous'));
  expect(setPage).toHaveBeenCalledExactlyOnceWith(2);
});
