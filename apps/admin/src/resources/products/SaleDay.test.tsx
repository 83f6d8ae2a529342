import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { products } from '.';
import type { WholeProduct } from './products.data';
import { SaleDay } from './SaleDay';

const product = { _id: 'tv-1', stockSlots: 1 } as WholeProduct;

it('prepares the television for the selected day, and disables the button for the current one', async () => {
  const prepared: unknown[] = [];
  const dataProvider = testDataProvider({
    prepareSale: (input: unknown) => {
      prepared.push(input);
      return Promise.resolve({ data: { id: 'tv-1' } });
    },
  });
  render(
    <AdminContext dataProvider={dataProvider}>
      <SaleDay product={product} />
    </AdminContext>,
  );
  const button = screen.getByText('Prepare');
  expect(button.hasAttribute('disabled')).toBe(true);
  fireEvent.mouseDown(screen.getByLabelText('Expected day'));
  fireEvent.click(screen.getByText('Big sale day'));
  fireEvent.click(button);
  await waitFor(() => expect(prepared).toEqual([{ id: 'tv-1', slots: 64 }]));
});

it('shows why a television could not be prepared, and can be tried again', async () => {
  serveApi({
    'products.prepareSale': () => {
      throw appError('PRODUCT_NOT_FOUND');
    },
  });
  renderScreen(<SaleDay product={{ ...product, stockSlots: 64 }} />, { resources: [products] });
  fireEvent.mouseDown(screen.getByLabelText('Expected day'));
  fireEvent.click(screen.getByText('Ordinary day'));
  fireEvent.click(screen.getByText('Prepare'));
  expect(await screen.findByText('Product not found.')).toBeTruthy();
  await waitFor(() => expect(screen.getByText<HTMLButtonElement>('Prepare').disabled).toBe(false));
  expect(screen.getByLabelText('Expected day').textContent).toBe('Ordinary day');
});
