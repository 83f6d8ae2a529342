import { screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SearchInput, SelectInput, SimpleList } from 'react-admin';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { choiceFilter, textFilter, type Filtered } from '../../data/list-query';
import type { ListViews } from '../../data/list-views';
import type { BackOfficeResource } from '../../data/resource';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { ScreenList } from '../ScreenList';

const STATUSES = ['Pending', 'Shipped'] as const;
const filtersOf = (params: Filtered) => ({
  ...choiceFilter(params, 'status', STATUSES),
  ...textFilter(params, 'search'),
});
const VIEWS: ListViews = {
  list: 'orders',
  filtersOf,
  builtIn: [{ id: 'to-ship', name: 'To ship', filter: () => ({ status: 'Pending' }) }],
};
const resource: BackOfficeResource = {
  ...{ name: 'orders', label: 'Orders', group: 'Sell', may: 'staff' },
  data: { list: () => Promise.resolve({ data: [{ id: 'o1', name: 'One order' }], total: 1 }) },
};
const saved = (values: object = {}) => ({
  ...{
    _id: 'v1',
    name: 'Big ones',
    filter: { status: 'Shipped', search: 'asha' },
    sort: null,
    columns: null,
  },
  ...{ shared: true, owner: { _id: 'u1', name: 'Meera' }, may_change: true },
  ...{ updated_at: '2026-11-20T10:00:00.000Z', ...values },
});

/** Sets the next address before the effects of the first one run. */
function After({ search, then }: { search: string; then: string }) {
  const navigate = useNavigate();
  const shown = decodeURIComponent(useLocation().search);
  useLayoutEffect(() => {
    if (shown === search) void navigate(then);
  }, [shown, search, then, navigate]);
  return null;
}

function Address() {
  return <output>{decodeURIComponent(useLocation().search)}</output>;
}

const filters = [
  <SearchInput key="search" source="search" alwaysOn />,
  <SelectInput key="status" source="status" choices={STATUSES.map((id) => ({ id, name: id }))} alwaysOn />,
];

function openList(
  stored: Record<string, unknown>,
  search = '',
  handlers: Record<string, (input: unknown) => unknown> = {},
  beside: ReactNode = null,
) {
  const calls = serveApi({
    'savedViews.list': () => ({ viewList: [saved()], order: [], default_view: '', ...stored }),
    'savedViews.count': (input) => ({
      counts: (input as { filters: unknown[] }).filters.map((_, at) => [2000, 7, null][at]),
    }),
    ...handlers,
  });
  const { user, router } = renderScreen(
    <>
      <Address />
      {beside}
      <ScreenList
        title="Orders"
        filters={filters}
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={20}
        pager={null}
        failed="Failed"
        views={VIEWS}
      >
        <SimpleList primaryText={(row) => String(row['name'])} linkType={false} />
      </ScreenList>
    </>,
    { resources: [resource], at: '/admin-dashboard/orders' },
  );
  if (search) void router.navigate(`/admin-dashboard/orders${search}`);
  return {
    user,
    calls,
    router,
    address: () => screen.getByText(/^(\?|$)/, { selector: 'output' }).textContent,
  };
}
const chip = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Views' })).getByRole('link', { name });
const isOpen = (name: RegExp) => expect(chip(name).getAttribute('aria-current')).toBe('page');

test('a view is a link with its count; opening it sets the address, and a changed filter is said', async () => {
  const { user, calls, address } = openList({});
  await screen.findByRole('link', { name: /Big ones/ });
  await waitFor(() => expect(chip(/^To ship/).textContent).toBe('To ship7'));
  expect(chip(/^All/).textContent).toBe('All999+');
  expect(chip(/Big ones/).textContent).toMatch(/Big ones$/);
  await user.click(chip(/Big ones/));
  await waitFor(() => isOpen(/Big ones/));
  expect(address()).toContain('"search":"asha"');
  expect(address()).toContain('view=v1');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await user.clear(await screen.findByDisplayValue('asha'));
  expect(await screen.findByText('Unsaved changes')).toBeTruthy();
  isOpen(/Big ones/);
  await waitFor(() => expect(address()).toContain('view=v1'));
  /* All views are counted by one call. */
  expect(calls.filter(({ path }) => path === 'savedViews.count')).toHaveLength(1);
});

test('the name of a view does not take back a filter that was set while the list rendered', async () => {
  const status = '?filter={"status":"Shipped"}&sort=created_at&order=DESC';
  const newer = '?filter={"search":"ravi"}&sort=created_at&order=DESC';
  const { address, router } = openList({}, '', {}, <After search={status} then={newer} />);
  await screen.findByRole('link', { name: /Big ones/ });
  await router.navigate(`/admin-dashboard/orders${status}`);
  await waitFor(() => expect(address()).toContain('view=all'));
  expect(address()).toContain('"search":"ravi"');
});

test('a changed view is updated on its version; a refusal is shown, and the views are read again', async () => {
  const at = '?filter={"status":"Pending"}&sort=created_at&order=DESC&view=v1';
  const { user, calls } = openList({}, at, {
    'savedViews.update': () => {
      throw appError('RECORD_CHANGED', { current: saved() });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Update view' }));
  expect(await screen.findByText(/Someone else has changed this/)).toBeTruthy();
  const { path: _path, ...sent } = calls.find(({ path }) => path === 'savedViews.update') ?? { path: '' };
  expect(sent).toEqual({
    input: { id: 'v1', updated_at: saved().updated_at, filter: { status: 'Pending' }, sort: null },
  });
  await waitFor(() => expect(calls.filter(({ path }) => path === 'savedViews.list')).toHaveLength(2));
});

test('filters are saved under a name; one that is taken stays beside its field', async () => {
  let isTaken = true;
  const { user, calls } = openList({}, '?filter={"search":"ravi"}&sort=created_at&order=DESC', {
    'savedViews.create': (input) => {
      if (isTaken) throw appError('SAVED_VIEW_NAME');
      return { view: saved({ _id: 'v2', ...(input as object) }) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save as view' }));
  await user.type(await screen.findByLabelText(/Name/), 'Of Ravi');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('You have a view with this name already.')).toBeTruthy();
  isTaken = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.findLast(({ path }) => path === 'savedViews.create')?.input).toEqual({
    ...{ list: 'orders', name: 'Of Ravi', shared: false, columns: null },
    ...{ filter: { search: 'ravi' }, sort: null },
  });
});

test('views are arranged, one opens with the list, and deleting asks by name', async () => {
  const { user, calls, address } = openList({ default_view: 'v1' }, '', {
    'savedViews.arrange': () => ({ message: '' }),
    'savedViews.remove': () => ({ message: '' }),
  });
  await waitFor(() => expect(address()).toContain('view=v1'));
  const act = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Options of the view Big ones' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await act('Move left');
  expect(calls.findLast(({ path }) => path === 'savedViews.arrange')?.input).toEqual({
    ...{ list: 'orders', order: ['v1', 'built-in:to-ship'], default_view: 'v1' },
  });
  await act('Delete…');
  expect(await screen.findByText(/Do you want to delete the view ‘Big ones’ for all staff\?/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls.some(({ path }) => path === 'savedViews.remove')).toBe(true));
  await waitFor(() => expect(address()).toContain('view=all'));
});

test('a view with filters that are no more, and one that is gone, open with a notice', async () => {
  const lost = saved({ filter: { status: 'Lost', colour: 'red' }, may_change: false });
  const at = '?filter={"status":"Lost","colour":"red"}&sort=created_at&order=DESC&view=';
  openList({ viewList: [lost] }, `${at}v1`);
  expect(await screen.findByText(/does not have any more: status, colour/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Update view' })).toBeNull();
});

test('an address with a view that was deleted shows its filters, with a notice', async () => {
  openList({}, '?filter={"status":"Pending"}&sort=created_at&order=DESC&view=gone');
  expect(await screen.findByText(/This view was deleted or is not shared with you/)).toBeTruthy();
  expect(await screen.findByText('One order')).toBeTruthy();
});
