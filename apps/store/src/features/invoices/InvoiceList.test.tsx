import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { InvoiceList } from './InvoiceList';
import type { InvoicesSearch, ShopperInvoice } from './invoices-query';

const INVOICE: ShopperInvoice = {
  _id: 'i1',
  invoiceNumber: 'TV/2526/000012',
  created_at: '2026-01-31T20:00:00.000Z',
  status: 'Paid',
  cancelled_at: '',
  refund_amount: 0,
  refund_status: null,
  amount: 1_20_000,
  gstin: '',
  input_credit: 0,
  user_Id: { _id: 'u1', name: 'Kavya Nair', phone: '9845098450', email: 'kavya@example.com' },
  items: [
    { product: { name: 'Surya 55' }, quantity: 2, totalWarranty: 36 },
    { product: { name: 'Rekha 32' }, quantity: 1, totalWarranty: 0 },
  ],
};
const CANCELLED: ShopperInvoice = {
  ...INVOICE,
  _id: 'i2',
  invoiceNumber: 'TV/2526/000011',
  status: 'Cancelled',
  cancelled_at: '2026-02-01T06:00:00.000Z',
  refund_amount: 1_20_000,
  refund_status: 'queued',
};

async function show(list: () => ShopperInvoice[], search: InvoicesSearch = {}, invoiceCount?: number) {
  const shop = await renderInShop(<InvoiceList search={search} />, {
    'invoices.list': () => ({ invoiceList: list(), invoiceCount: invoiceCount ?? list().length }),
  });
  return { ...shop, asked: () => shop.inputsOf('invoices.list') };
}

it('shows number, day, buyer, contents and amount of each, and what became of a cancelled one', async () => {
  const { asked } = await show(() => [INVOICE, CANCELLED]);
  const paid = await screen.findByRole('article', { name: 'TV/2526/000012' });
  for (const text of ['1 Feb 2026', 'Paid', '₹1,20,000', '98450 98450', 'Quantity 2 · Warranty 3 Year(s)'])
    expect(paid).toHaveTextContent(text);
  expect(paid).toHaveTextContent(/Rekha 32Quantity 1(?! · Warranty)/);
  expect(paid).not.toHaveTextContent('Cancelled');
  expect(screen.getByRole('article', { name: 'TV/2526/000011' })).toHaveTextContent(
    'Cancelled on 1 Feb 2026. ₹1,20,000 is being refunded.',
  );
  expect(screen.getByRole('status')).toHaveTextContent('2 invoices');
  expect(asked()).toEqual([{ pageNum: 1, sort: { field: 'created_at', order: 'desc' } }]);
});

it('asks for the page and the order of the address', async () => {
  const { asked } = await show(() => [INVOICE], { page: 2, order: 'oldest' }, 21);
  await screen.findByRole('article', { name: 'TV/2526/000012' });
  expect(screen.getByLabelText('Sort by')).toHaveValue('oldest');
  expect(asked()).toEqual([{ pageNum: 2, sort: { field: 'created_at', order: 'asc' } }]);
});

it.each([
  [0, 'See our televisions', '/televisions'],
  [3, 'See your invoices', '/my-invoices'],
])('leads on where there is none of %i here', async (count, label, address) => {
  await show(() => [], {}, count);
  expect(await screen.findByRole('heading', { name: 'No Invoices found' })).toBeVisible();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', address);
});

it('says when they could not be loaded, and tries again', async () => {
  let isLost = true;
  const { user } = await show(() => {
    if (isLost) throw connectionLost();
    return [INVOICE];
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop.');
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'TV/2526/000012' })).toBeVisible();
});
