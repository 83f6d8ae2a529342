import { fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen';
import { ListPager } from './ListPager';

function open(list: { page: number; perPage: number; total: number; meta?: object }) {
  const setPage = vi.fn();
  const value = { ...list, isPending: false, setPage, setPerPage: vi.fn() };
  renderScreen(
    <ListContextProvider value={value as unknown as ListControllerResult}>
      <ListPager sizes={[20, 50]} />
    </ListContextProvider>,
    { resources: [] },
  );
  return setPage;
}

test('a long list is counted in Indian grouping, and turned to its last page by number', () => {
  const setPage = open({ page: 2, perPage: 20, total: 1_20_000 });
  expect(screen.getByText('21-40 of 1,20,000')).toBeTruthy();
  expect(screen.getByLabelText('Page 2').textContent).toBe('2');
  const last = screen.getByLabelText('Go to page 6,000');
  expect(last.textContent).toBe('6,000');
  fireEvent.click(last);
  expect(setPage).toHaveBeenCalledExactlyOnceWith(6_000);
});

test('a list of one page has no pages to turn', () => {
  open({ page: 1, perPage: 20, total: 7 });
  expect(screen.getByText('1-7 of 7')).toBeTruthy();
  expect(screen.queryByLabelText(/page \d/i)).toBeNull();
});

test('an empty list has no pager', () => {
  open({ page: 1, perPage: 20, total: 0 });
  expect(screen.queryByText(/ of 0/)).toBeNull();
});

test('a search that finds more than it counts says so', () => {
  open({ page: 1, perPage: 20, total: 1_000, meta: { hasMore: true } });
  expect(screen.getByText('1-20 of 1,000+')).toBeTruthy();
});
