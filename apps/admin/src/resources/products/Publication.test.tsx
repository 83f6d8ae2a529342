import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { TELEVISION } from '../../testing/television';
import { products } from '.';
import type { WholeProduct } from './products.data';
import { Publication } from './Publication';
import { PublishSelectedDialog } from './PublishSelectedDialog';

const show = (over: Partial<WholeProduct>) =>
  renderScreen(<Publication product={{ ...TELEVISION, ...over }} />, { resources: [products] });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('publishes a draft now, or at a time of India', async () => {
  const published = { product: TELEVISION, message: 'Product published.' };
  const calls = serveApi({ 'products.publish': () => published });
  const { user } = show({ state: 'draft', isListed: false });
  expect(button('Schedule').disabled).toBe(true);
  await user.click(button('Publish now'));
  expect(await screen.findByText('Product published.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Or on, in India'), { target: { value: '2026-12-01T10:00' } });
  await user.click(button('Schedule'));
  const inputs = calls.map(({ input }) => input);
  expect(inputs).toEqual([
    { id: TELEVISION._id },
    { id: TELEVISION._id, publish_at: '2026-12-01T04:30:00.000Z' },
  ]);
});

it('names what a draft lacks, and publishes it not', () => {
  show({ state: 'draft', isListed: false, modelNumber: null });
  expect(screen.getByText(/Before it can be published it needs: model number\./)).toBeTruthy();
  expect(button('Publish now').disabled).toBe(true);
});

it('cancels a schedule', async () => {
  const calls = serveApi({ 'products.unpublish': () => ({ product: TELEVISION, message: 'Cancelled.' }) });
  const { user } = show({ state: 'scheduled', publish_at: '2026-12-01T04:30:00.000Z', isListed: false });
  expect(screen.getByText(/It is published on 1 Dec 2026/)).toBeTruthy();
  await user.click(button('Cancel the schedule'));
  expect(await screen.findByText('Cancelled.')).toBeTruthy();
  expect(calls).toMatchObject([{ path: 'products.unpublish' }]);
});

it('publishes the selected ones one after another, and says which were refused', async () => {
  const refused = appError('PRODUCT_NOT_READY', { lacks: 'model number' });
  serveApi({
    'products.publish': (input) => {
      if ((input as { id: string }).id === 'b') throw refused;
      return { product: TELEVISION, message: '' };
    },
  });
  const selected = [
    { id: 'a', name: 'Aura 55' },
    { id: 'b', name: 'Nova 43' },
  ];
  const { user } = renderScreen(<PublishSelectedDialog products={selected} onClose={() => undefined} />, {
    resources: [products],
  });
  await user.click(button('Publish'));
  expect(await screen.findByText('1 product published.')).toBeTruthy();
  expect(screen.getByText(/It cannot be published yet\. Missing: model number\./).textContent).toContain(
    'Nova 43',
  );
});
