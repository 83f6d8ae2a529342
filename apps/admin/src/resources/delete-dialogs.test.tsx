import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../testing/render-screen';
import { serveApi } from '../testing/serve-api';
import { TELEVISION } from '../testing/television';
import { news } from './news';
import { DeleteNewsButton } from './news/DeleteNewsButton';
import type { NewsRecord } from './news/news.data';
import { products } from './products';
import { DeleteProductButton } from './products/DeleteProductButton';
import { serviceAreas } from './service-areas';
import { RemoveServiceAreaButton } from './service-areas/RemoveServiceAreaButton';
import type { ServiceAreaRecord } from './service-areas/service-area-form';

const ask = (label: string) => fireEvent.click(screen.getByLabelText(label));
const confirm = (text: string) => fireEvent.click(screen.getAllByText(text).at(-1) as HTMLElement);

test('deleting a television names it, and takes it out of the selection', async () => {
  const calls = serveApi({
    'products.removeMany': () => ({ removedCount: 1, message: 'Product deleted successfully.' }),
  });
  const onSelect = vi.fn();
  const list = { selectedIds: [TELEVISION.id, 'p2'], onSelect } as unknown as ListControllerResult;
  renderScreen(
    <ListContextProvider value={list}>
      <DeleteProductButton product={TELEVISION} />
    </ListContextProvider>,
    { resources: [products] },
  );
  ask('Delete Nova 43');
  expect(
    screen.getByText(
      'Are you sure you want to delete Nova 43? It will be removed from sale. Past orders are not affected.',
    ),
  ).toBeTruthy();
  expect(calls).toEqual([]);
  confirm('Delete');
  expect(await screen.findByText('Product deleted successfully.')).toBeTruthy();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(['p2']);
  expect(calls).toEqual([{ path: 'products.removeMany', input: { ids: [TELEVISION.id] } }]);
});

test('deleting an article names it; one that is gone already is reported', async () => {
  serveApi({
    'news.remove': () => {
      throw appError('NEWS_NOT_FOUND');
    },
  });
  const article = { _id: 'n1', id: 'n1', title: 'Diwali hours' } as NewsRecord;
  renderScreen(<DeleteNewsButton news={article} />, { resources: [news] });
  ask('Delete Diwali hours');
  const question = '"Diwali hours" will be deleted from the shop. This cannot be undone.';
  expect(screen.getByText(question)).toBeTruthy();
  confirm('Delete');
  expect(await screen.findByText('This article does not exist.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
});

test('removing a place names it with its city, and Cancel removes nothing', async () => {
  const calls = serveApi({ 'serviceAreas.remove': () => ({}) });
  const area = { _id: 'a1', id: 'a1', zipcode: '110001', facilityCity: 'Delhi' } as ServiceAreaRecord;
  renderScreen(<RemoveServiceAreaButton area={area} />, { resources: [serviceAreas] });
  ask('Remove 110001');
  expect(screen.getByText('Customers in 110001, Delhi, will no longer be able to order.')).toBeTruthy();
  confirm('Cancel');
  expect(calls).toEqual([]);
  ask('Remove 110001');
  confirm('Remove');
  expect(await screen.findByText('Zipcode deleted successfully!')).toBeTruthy();
  expect(calls).toEqual([{ path: 'serviceAreas.remove', input: { id: 'a1' } }]);
});
