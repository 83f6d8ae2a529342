import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '@aabha/contracts/errors/errors';
import { CreateButton } from '../../components/CreateButton';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { CreateDraftDialog } from './CreateDraftDialog';
import { draftOrders } from '.';

const ASHA = {
  ...{ _id: 'u1', name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  ...{ address: '7 Temple Street', zip: '560034', business: null },
};
const NOVA = { _id: 'p1', name: 'Nova 43', warranty_pricing: { 12: 1000 } };
const products = () => ({ productList: [NOVA], productCount: 1 });

test('finds the customer, fills the address that is known, and keeps what was typed after a refusal', async () => {
  const calls = serveApi({
    'draftOrders.findCustomer': () => ({ customerList: [ASHA] }),
    'products.list': products,
    'draftOrders.create': () => {
      throw new AppError('ZIP_NOT_SERVED', undefined, {
        'shipping.zip': 'Service Not Available for this PIN code.',
      });
    },
  });
  const onClose = vi.fn();
  const { user } = renderScreen(<CreateDraftDialog onClose={onClose} />, { resources: [draftOrders] });
  await user.type(screen.getByLabelText('Email or phone of the customer'), 'asha@example.in{Enter}');
  await user.click(await screen.findByRole('button', { name: /^Asha Rao, asha@example\.in/ }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Address').value).toBe('7 Temple Street');
  await user.type(screen.getByLabelText('City'), 'Bengaluru');
  await user.click(screen.getByLabelText('Television'));
  await user.click(await screen.findByRole('option', { name: 'Nova 43' }));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Service Not Available for this PIN code.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Bengaluru');
  expect(onClose).not.toHaveBeenCalled();
  const sent = calls.find(({ path }) => path === 'draftOrders.create')?.input;
  expect(sent).toMatchObject({
    ...{ user: 'u1', items: [{ product: 'p1', quantity: 1, warranty_months: 0 }], coupon: '' },
    shipping: { name: 'Asha Rao', phone: '9876543210', zip: '560034', city: 'Bengaluru' },
  });
});

test('an empty form says what is missing, beside the fields', async () => {
  const calls = serveApi({ 'products.list': products });
  const { user } = renderScreen(<CreateDraftDialog onClose={vi.fn()} />, { resources: [draftOrders] });
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  const dialog = within(screen.getByRole('dialog'));
  await waitFor(() => expect(dialog.getByText('Please choose a television.')).toBeTruthy());
  expect(dialog.getAllByText('Name is required.').length).toBe(2);
  expect(calls.some(({ path }) => path === 'draftOrders.create')).toBe(false);
});

test('opens the page of the draft once it is saved, without asking about what was typed', async () => {
  serveApi({
    'draftOrders.findCustomer': () => ({ customerList: [ASHA] }),
    'products.list': products,
    'draftOrders.create': () => ({ draftOrder: { _id: 'd1' } }),
  });
  const dialog = (close: () => void) => <CreateDraftDialog onClose={close} />;
  const { user, router } = renderScreen(<CreateButton label="New draft order" dialog={dialog} />, {
    resources: [draftOrders],
  });
  await user.click(screen.getByRole('button', { name: 'New draft order' }));
  await user.type(screen.getByLabelText('Email or phone of the customer'), 'asha@example.in{Enter}');
  await user.click(await screen.findByRole('button', { name: /^Asha Rao, asha@example\.in/ }));
  await user.type(screen.getByLabelText('City'), 'Bengaluru');
  await user.click(screen.getByLabelText('Television'));
  await user.click(await screen.findByRole('option', { name: 'Nova 43' }));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin-dashboard/draft-orders/d1/show'));
});
