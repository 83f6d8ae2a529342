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
const served = () => ({
  zipcode: {
    ...{ exists: true, canOrder: true, beforeFive: [], afterFive: [] },
    ...{ city: 'Bengaluru', state: 'Karnataka' },
    ...{ earliestDelivery: '2026-11-29T06:30:00.000Z', latestDelivery: '2026-12-02T06:30:00.000Z' },
  },
});
const products = () => ({ productList: [NOVA], productCount: 1 });

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('finds the customer, fills the address that is known, and keeps what was typed after a refusal', async () => {
  const calls = serveApi({
    'draftOrders.findCustomer': () => ({ customerList: [ASHA] }),
    'products.list': products,
    'serviceAreas.lookUp': served,
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
  await waitFor(() => expect(valueOf('City')).toBe('Bengaluru'));
  await user.click(screen.getByLabelText('Television'));
  await user.click(await screen.findByRole('option', { name: 'Nova 43' }));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Service Not Available for this PIN code.')).toBeTruthy();
  expect(valueOf('City')).toBe('Bengaluru');
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
    'serviceAreas.lookUp': served,
    'draftOrders.create': () => ({ draftOrder: { _id: 'd1' } }),
  });
  const dialog = (close: () => void) => <CreateDraftDialog onClose={close} />;
  const { user, router } = renderScreen(<CreateButton label="New draft order" dialog={dialog} />, {
    resources: [draftOrders],
  });
  await user.click(screen.getByRole('button', { name: 'New draft order' }));
  await user.type(screen.getByLabelText('Email or phone of the customer'), 'asha@example.in{Enter}');
  await user.click(await screen.findByRole('button', { name: /^Asha Rao, asha@example\.in/ }));
  await waitFor(() => expect(valueOf('City')).toBe('Bengaluru'));
  await user.click(screen.getByLabelText('Television'));
  await user.click(await screen.findByRole('option', { name: 'Nova 43' }));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin-dashboard/draft-orders/d1/show'));
});

test('a PIN code says whether and when we deliver; its city is filled, and one that was typed stays', async () => {
  const pins: Record<string, object> = {
    560034: served(),
    560099: {
      zipcode: { exists: false, canOrder: false, beforeFive: ['560066'], afterFive: ['560100'] },
    },
    110001: { zipcode: { ...served().zipcode, city: 'New Delhi', state: 'Delhi' } },
  };
  serveApi({
    'products.list': products,
    'serviceAreas.lookUp': (input) => pins[(input as { zipcode: string }).zipcode]!,
  });
  const { user } = renderScreen(<CreateDraftDialog onClose={vi.fn()} />, { resources: [draftOrders] });
  const pin = screen.getByLabelText('PIN code');
  await user.type(pin, '560034');
  expect(await screen.findByText('Bengaluru, Karnataka. Expected 29 Nov 2026 to 2 Dec 2026.')).toBeTruthy();
  await waitFor(() => expect(valueOf('City')).toBe('Bengaluru'));
  await user.clear(pin);
  await user.type(pin, '110001');
  await waitFor(() => expect(valueOf('City')).toBe('New Delhi'));
  await user.clear(screen.getByLabelText('City'));
  await user.type(screen.getByLabelText('City'), 'Begur');
  await user.clear(pin);
  await user.type(pin, '560099');
  expect(
    await screen.findByText('We do not deliver to 560099 yet. The nearest we deliver to: 560066, 560100.'),
  ).toBeTruthy();
  await user.clear(pin);
  await user.type(pin, '560034');
  expect(await screen.findByText(/^Bengaluru, Karnataka/)).toBeTruthy();
  expect(valueOf('City')).toBe('Begur');
});

test('a new customer is typed once: the delivery follows until it is typed itself', async () => {
  serveApi({ 'products.list': products });
  const { user } = renderScreen(<CreateDraftDialog onClose={vi.fn()} />, { resources: [draftOrders] });
  const [customer, delivery] = screen.getAllByLabelText<HTMLInputElement>('Name');
  await user.type(customer!, 'Asha');
  expect(delivery!.value).toBe('Asha');
  await user.type(screen.getAllByLabelText('Email')[0]!, 'asha@example.in');
  expect(valueOf('Email for the link')).toBe('asha@example.in');
  await user.clear(delivery!);
  await user.type(delivery!, 'Ravi');
  await user.type(customer!, ' Rao');
  expect(delivery!.value).toBe('Ravi');
});
