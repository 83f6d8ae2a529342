import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { orders } from '.';
import { UpdateStatusesDialog } from './UpdateStatusesDialog';

const FIRST = '0000000000000000000abcd1';
const SECOND = '0000000000000000000abcd2';
const preview = (_id: string) => ({
  _id,
  status: 'Pending',
  units: 1,
  offers: [{ status: 'Shipped', refund: 0, needsReason: false, asksForGoods: false }],
});

test('one order that is refused is named with its reason and stays selected; the others move', async () => {
  let previews = [preview(FIRST), preview(SECOND)];
  const calls = serveApi({
    'ewayBills.list': () => ({ ewayBillList: [] }),
    'orders.previewStatus': () => ({ previews }),
    'orders.updateStatus': ({ id, expected_status: expected }: { id: string; expected_status?: string }) => {
      /* Somebody else cancels the second between the preview and this call. */
      const present = id === SECOND ? 'Cancelled' : 'Pending';
      previews = [
        { ...preview(FIRST), status: 'Shipped', offers: [] },
        { ...preview(SECOND), status: 'Cancelled', offers: [] },
      ];
      if (expected !== undefined && expected !== present)
        throw appError('ORDER_STATUS_CHANGED', { status: present });
      return { order: { _id: id } };
    },
  });
  const onSelect = vi.fn();
  const onClose = vi.fn();
  const list = { onSelect } as unknown as ListControllerResult;
  const { user } = renderScreen(
    <ListContextProvider value={list}>
      <UpdateStatusesDialog ids={[FIRST, SECOND]} onClose={onClose} />
    </ListContextProvider>,
    { resources: [orders] },
  );
  expect(screen.getByText('Update 2 orders')).toBeTruthy();
  expect(await screen.findByText('2 orders will be Shipped.')).toBeTruthy();
  await user.click(screen.getByText('Update'));
  expect(
    await screen.findByText('Order 000ABCD2: This order is now Cancelled. Nothing was changed.'),
  ).toBeTruthy();
  expect(screen.getByText('Status of 1 order updated successfully!')).toBeTruthy();
  expect(await screen.findByText('0 orders will be Shipped; 2 stay as they are.')).toBeTruthy();
  await waitFor(() => expect(onSelect).toHaveBeenCalledWith([SECOND]));
  expect(onClose).not.toHaveBeenCalled();
  expect(calls.filter(({ path }) => path === 'orders.updateStatus')).toHaveLength(2);
});
