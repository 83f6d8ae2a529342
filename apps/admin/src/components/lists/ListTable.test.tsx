import { screen, within } from '@testing-library/react';
import { DataTable, Form, ListContextProvider, type ListControllerResult } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { ListTable } from './ListTable';
import { ListToolsSlot } from './list-tools-slot';
import { PeriodInput } from './PeriodInput';

beforeEach(() => {
  localStorage.clear();
});

interface Row {
  id: string;
  name: string;
  stock: number;
}

function Table() {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const list = {
    data: [{ id: 'p1', name: 'Aabha 55', stock: 4 }],
    sort: { field: 'id', order: 'ASC' },
    total: 1,
    isPending: false,
    selectedIds: [],
  };
  return (
    <ListContextProvider value={list as unknown as ListControllerResult}>
      <div ref={setSlot} />
      <ListToolsSlot value={slot}>
        <ListTable<Row> rowClick={false} bulkActionButtons={false}>
          <DataTable.Col label={<i>all</i>} render={() => <i>tick</i>} />
          <DataTable.Col label="Name" render={({ name }: Row) => name} />
          <DataTable.Col label="On hand" render={({ stock }: Row) => stock} />
        </ListTable>
      </ListToolsSlot>
    </ListContextProvider>
  );
}

const heads = () =>
  screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);

async function openFor(id: string) {
  const { user } = renderScreen(<Table />, {
    resources: [{ name: 'products', label: '', group: 'Sell', may: 'superAdmins' }],
    authProvider: {
      getIdentity: () => Promise.resolve({ id }),
    } as never,
  });
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  const panel = await screen.findByRole('dialog', { name: 'Columns' });
  return { user, panel, box: (name: string) => within(panel).findByRole('checkbox', { name }) };
}

test('columns are moved, hidden and reset by keyboard or pointer; the last one that is shown stays', async () => {
  const { user, panel, box } = await openFor('asha');
  await box('Name');
  await user.click(within(panel).getByRole('button', { name: 'Move On hand to the left' }));
  expect(heads()).toEqual(['all', 'On hand', 'Name']);
  await user.click(await box('On hand'));
  expect(heads()).toEqual(['all', 'Name']);
  expect((await box('Name')).hasAttribute('disabled')).toBe(true);
  await user.click(within(panel).getByRole('button', { name: 'Reset columns' }));
  expect(heads()).toEqual(['all', 'Name', 'On hand']);
});

test('each person of a browser has columns and density of their own', async () => {
  localStorage.setItem('back-office.columns.products.asha', '{"order":["On hand"],"hidden":["Name"]}');
  localStorage.setItem('back-office.density.asha', 'compact');
  await openFor('asha');
  await vi.waitFor(() => expect(heads()).toEqual(['all', 'On hand']));
  expect(screen.getByRole('button', { name: 'Comfortable rows', hidden: true })).toBeTruthy();
});

test('another person is not affected, and switches to compact rows', async () => {
  localStorage.setItem('back-office.columns.products.asha', '{"order":["On hand"],"hidden":["Name"]}');
  const { user } = await openFor('ravi');
  expect(heads()).toEqual(['all', 'Name', 'On hand']);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Compact rows' }));
  expect(localStorage.getItem('back-office.density.ravi')).toBe('compact');
  expect(await screen.findByRole('button', { name: 'Comfortable rows' })).toBeTruthy();
});

function Chosen() {
  return <output>{String(useWatch({ name: 'period' }) ?? '')}</output>;
}

test('a period is a preset or days in their order; days the wrong way round stay as typed', async () => {
  const { user } = renderScreen(
    <Form defaultValues={{ period: '' }}>
      <PeriodInput label="Placed" source="period" alwaysOn />
      <Chosen />
    </Form>,
    { resources: [] },
  );
  const choose = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Placed' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose('Last month');
  const output = screen.getByRole('status');
  expect(output.textContent).toBe('last-month');
  await choose('Other days…');
  const days = output.textContent;
  expect(days).toMatch(/^\d{4}-\d\d-01\.\.\d{4}-\d\d-\d\d$/);
  const to = screen.getByLabelText('To');
  await user.clear(to);
  expect(output.textContent).toBe(`${days.slice(0, 10)}..`);
  await user.type(to, '2020-01-01');
  expect(screen.getByText('This day is before the first.')).toBeTruthy();
  expect(output.textContent).toBe(`${days.slice(0, 10)}..`);
  await choose('Any time');
  expect(output.textContent).toBe('');
});
