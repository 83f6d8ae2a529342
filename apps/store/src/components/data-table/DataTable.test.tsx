import { useState } from 'react';
import { FlexRender } from '@tanstack/react-table';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Sort } from '../../lib/sort-param';
import { ColumnChoice } from './ColumnChoice';
import { DataTable } from './DataTable';
import { SortSelect } from './SortSelect';
import { useSortedTable, type SortedColumn } from './use-sorted-table';

interface City {
  name: string;
  people: number;
}
type Field = 'name' | 'people';

const ROWS: City[] = [
  { name: 'Pune', people: 3 },
  { name: 'Agra', people: 2 },
];
const COLUMNS: SortedColumn<City>[] = [
  {
    id: 'name',
    header: 'City',
    accessorFn: ({ name }) => name,
    sortDescFirst: false,
    enableHiding: false,
  },
  { id: 'people', header: 'People', accessorFn: ({ people }) => people, sortDescFirst: true },
  { id: 'both', header: 'Both', accessorFn: ({ name, people }) => `${name} ${people}`, enableSorting: false },
];
const ORDERS = [
  { label: 'As listed' },
  { label: 'Most people first', sort: { field: 'people', order: 'desc' } },
] as const;

const sortSpy = vi.fn<(sort: Sort<Field> | undefined) => void>();

function Cities({ rows = ROWS, hasOwnOrder = true }: { rows?: City[]; hasOwnOrder?: boolean }) {
  const [sort, setSort] = useState<Sort<Field>>();
  const onSort = (next: Sort<Field> | undefined) => {
    sortSpy(next);
    setSort(next);
  };
  const table = useSortedTable({
    columns: COLUMNS,
    rows,
    idOf: ({ name }) => name,
    sort,
    onSort,
    hasOwnOrder,
  });
  return (
    <>
      <ColumnChoice table={table} />
      <SortSelect options={ORDERS} sort={sort} onSort={onSort} />
      <DataTable table={table} caption="Cities" empty={<p>No cities</p>}>
        {(row) => (
          <tbody key={row.id}>
            <tr>
              {row.getVisibleCells().map((cell) => (
                <td key={cell.id}>
                  <FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          </tbody>
        )}
      </DataTable>
    </>
  );
}

const header = (name: string) => screen.getByRole('columnheader', { name });
const namesInRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

describe('a table that the server sorts', () => {
  it('cycles through both directions and its own order, and marks the current one', async () => {
    const user = userEvent.setup();
    sortSpy.mockClear();
    render(<Cities />);
    expect(header('City').getAttribute('aria-sort')).toBe('none');
    expect(header('Both').hasAttribute('aria-sort')).toBe(false);
    expect(within(header('Both')).queryByRole('button')).toBeNull();

    const button = within(header('City')).getByRole('button');
    for (const [sort, direction] of [
      [{ field: 'name', order: 'asc' }, 'ascending'],
      [{ field: 'name', order: 'desc' }, 'descending'],
      [undefined, 'none'],
    ] as const) {
      await user.click(button);
      expect(sortSpy).toHaveBeenLastCalledWith(sort);
      expect(header('City').getAttribute('aria-sort')).toBe(direction);
    }
  });

  it('leaves the rows as they came, since they are a page of more', async () => {
    const user = userEvent.setup();
    render(<Cities />);
    await user.click(screen.getByRole('button', { name: 'City' }));
    expect(namesInRows()).toEqual(['Pune', 'Agra']);
  });

  it('is sorted by keyboard, the focus stays, and another column takes over', async () => {
    const user = userEvent.setup();
    render(<Cities hasOwnOrder={false} />);
    screen.getByRole('button', { name: 'People' }).focus();
    await user.keyboard('{Enter}');
    expect(header('People').getAttribute('aria-sort')).toBe('descending');
    await user.keyboard(' ');
    expect(header('People').getAttribute('aria-sort')).toBe('ascending');
    // Without an order of its own it stays sorted.
    await user.keyboard(' ');
    expect(header('People').getAttribute('aria-sort')).toBe('descending');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'People' }));
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(header('City').getAttribute('aria-sort')).toBe('ascending');
    expect(header('People').getAttribute('aria-sort')).toBe('none');
  });

  it('is sorted by a select too, which shows the present order', async () => {
    const user = userEvent.setup();
    render(<Cities />);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    await user.selectOptions(select, 'Most people first');
    expect(sortSpy).toHaveBeenLastCalledWith({ field: 'people', order: 'desc' });
    expect(header('People').getAttribute('aria-sort')).toBe('descending');
    await user.selectOptions(select, 'As listed');
    expect(sortSpy).toHaveBeenLastCalledWith(undefined);
  });

  it('hides columns, headers and cells, but not the one that names the row', async () => {
    const user = userEvent.setup();
    render(<Cities />);
    const choice = within(screen.getByRole('group', { name: 'Columns to show', hidden: true }));
    expect(choice.queryByRole('checkbox', { name: 'City', hidden: true })).toBeNull();
    await user.click(screen.getByText('Columns'));
    await user.click(choice.getByRole('checkbox', { name: 'People', hidden: true }));
    expect(screen.queryByRole('columnheader', { name: 'People' })).toBeNull();
    expect(screen.queryByRole('cell', { name: '3' })).toBeNull();
    await user.click(choice.getByRole('checkbox', { name: 'People', hidden: true }));
    expect(screen.getByRole('cell', { name: '3' })).toBeTruthy();
  });

  it('shows another text without rows', () => {
    render(<Cities rows={[]} />);
    expect(screen.getByText('No cities')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
