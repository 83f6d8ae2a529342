import { fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult, type RaRecord } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen';
import { FilterChips, type FilterChip } from './FilterChips';

const chips: FilterChip<RaRecord>[] = [
  { source: 'sold', text: () => 'Not cancelled' },
  { source: 'user_id', text: (id, [first]) => `Of ${String(first?.['name'])} (${id})` },
];

function open(filterValues: object) {
  const setFilters = vi.fn();
  const list = { filterValues, setFilters, data: [{ id: 'o1', name: 'Kavya' }] };
  renderScreen(
    <ListContextProvider value={list as unknown as ListControllerResult}>
      <FilterChips chips={chips} />
    </ListContextProvider>,
    { resources: [] },
  );
  return setFilters;
}

test('a filter of the address is named from its rows, and removed without the others', () => {
  const setFilters = open({ user_id: 'u1', sold: true, status: 'Pending' });
  const chip = screen.getByText('Of Kavya (u1)').parentElement as HTMLElement;
  fireEvent.click(chip.querySelector('.MuiChip-deleteIcon') as Element);
  expect(setFilters).toHaveBeenCalledExactlyOnceWith({ sold: true, status: 'Pending' });
});

test('a filter with an input of its own has no chip', () => {
  open({ sold: true, status: 'Pending' });
  expect(document.querySelectorAll('.MuiChip-root')).toHaveLength(1);
  expect(screen.getByText('Not cancelled')).toBeTruthy();
});
