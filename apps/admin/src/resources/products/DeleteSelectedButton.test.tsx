import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { products } from '.';
import { DeleteSelectedButton } from './DeleteSelectedButton';

function open(selectedIds: string[]) {
  const onSelect = vi.fn();
  renderScreen(
    <ListContextProvider value={{ selectedIds, onSelect } as unknown as ListControllerResult}>
      <DeleteSelectedButton />
    </ListContextProvider>,
    { resources: [products] },
  );
  fireEvent.click(screen.getByText('Delete Selected'));
  return onSelect;
}
const question = (what: string) =>
  `Are you sure you want to delete ${what}? It will be removed from sale. Past orders are not affected.`;
const press = (text: string) => fireEvent.click(screen.getByText(text));

test('the selected televisions are deleted together after a question, and are then not selected', async () => {
  const calls = serveApi({
    'products.removeMany': () => ({ removedCount: 2, message: '2 products deleted successfully.' }),
  });
  const onSelect = open(['p1', 'p2']);
  expect(screen.getByText(question('the 2 selected products'))).toBeTruthy();
  expect(calls).toEqual([]);
  press('Delete');
  expect(await screen.findByText('2 products deleted successfully.')).toBeTruthy();
  expect(calls).toEqual([{ path: 'products.removeMany', input: { ids: ['p1', 'p2'] } }]);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith([]);
  await waitFor(() => expect(screen.queryByText('Delete Product')).toBeNull());
});

test('Cancel deletes nothing', async () => {
  const calls = serveApi({});
  const onSelect = open(['p1']);
  expect(screen.getByText(question('the selected product'))).toBeTruthy();
  press('Cancel');
  await waitFor(() => expect(screen.queryByText('Delete Product')).toBeNull());
  expect(calls).toEqual([]);
  expect(onSelect).not.toHaveBeenCalled();
});

test('a refusal shows its reason, and the selection stays', async () => {
  serveApi({
    'products.removeMany': () => {
      throw appError('PRODUCT_NOT_FOUND');
    },
  });
  const onSelect = open(['p1', 'p2']);
  press('Delete');
  expect(await screen.findByText('Product not found.')).toBeTruthy();
  expect(onSelect).not.toHaveBeenCalled();
});
