import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { RESOURCES } from '../resources';
import { deletedProducts } from '.';
import { RestoreProductButton } from './RestoreProductButton';

const PRODUCT = {
  ...{
    _id: 'p1',
    id: 'p1',
    name: 'Aura 55',
    companyName: 'Surya',
    modelNumber: 'AU55',
    sku: 'AAB-1',
    onHand: 3,
  },
  ...{ removed_at: '2026-11-20T06:00:00.000Z', removed_by: 'Asha' },
};
const resources = [deletedProducts, ...RESOURCES.filter((one) => one !== deletedProducts)];

test('a television is restored after a question, and the notice is what the shop says', async () => {
  const calls = serveApi({
    'products.restore': () => ({ message: 'Product restored.' }),
  });
  const { user } = renderScreen(<RestoreProductButton product={PRODUCT} />, { resources });
  await user.click(screen.getByRole('button', { name: 'Restore Aura 55' }));
  expect(await screen.findByText('It is put on sale again as it was, with 3 units.')).toBeTruthy();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Product restored.')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'products.restore')?.input).toEqual({ id: 'p1' });
});
