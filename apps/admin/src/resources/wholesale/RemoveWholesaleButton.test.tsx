import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { wholesale } from '.';
import { RemoveWholesaleButton } from './RemoveWholesaleButton';
import type { WholesaleRecord } from './wholesale.data';

const LISTED = { _id: 'w1', id: 'w1', product_id: { name: 'Nova 43' } } as WholesaleRecord;
const QUESTION = 'Nova 43 will be removed from wholesale. Existing orders are not affected.';
const ask = () => {
  fireEvent.click(screen.getByLabelText('Delete Nova 43'));
  expect(screen.getByText(QUESTION)).toBeTruthy();
};
const show = () => renderScreen(<RemoveWholesaleButton listed={LISTED} />, { resources: [wholesale] });
const press = (text: string) => fireEvent.click(screen.getByText(text));
const waitForEnd = () => waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());

test('a product is removed from wholesale after a question, and Cancel removes nothing', async () => {
  const calls = serveApi({ 'wholesale.remove': () => ({}) });
  show();
  ask();
  press('Cancel');
  await waitForEnd();
  expect(calls).toEqual([]);
  ask();
  press('Delete');
  expect(await screen.findByText('Wholesale product deleted successfully.')).toBeTruthy();
  await waitForEnd();
  expect(calls).toEqual([{ path: 'wholesale.remove', input: { id: 'w1' } }]);
});

test('a product that is gone already cannot be removed again', async () => {
  serveApi({
    'wholesale.remove': () => {
      throw appError('WHOLESALE_NOT_FOUND');
    },
  });
  show();
  ask();
  press('Delete');
  expect(await screen.findByText('Failed to delete wholesale product.')).toBeTruthy();
  await waitForEnd();
});
