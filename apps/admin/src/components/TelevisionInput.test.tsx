import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Form } from 'react-admin';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen';
import { serveApi } from '../testing/serve-api';
import { RESOURCES } from '../resources/resources';
import { TelevisionInput } from './TelevisionInput';
import { TelevisionsInput } from './TelevisionsInput';

const TELEVISIONS = [
  { _id: 'p1', name: 'Bindu 24' },
  { _id: 'p2', name: 'Gallery 77' },
];

/** Types a name before its choices have come, and chooses by arrow down and Enter. */
async function typeAndChoose(picker: ReactElement, label: string) {
  serveApi({
    'products.listForStaff': (input: unknown) => {
      const { search = '' } = (input as { filters: { search?: string } }).filters;
      const productList = TELEVISIONS.filter(({ name }) => name.includes(search));
      return { productList, productCount: productList.length };
    },
    'products.getForStaff': () => ({ product: TELEVISIONS[1] }),
  });
  const { user } = renderScreen(<Form>{picker}</Form>, { resources: RESOURCES });
  const input = screen.getByLabelText<HTMLInputElement>(label);
  await user.click(input);
  await screen.findByRole('option', { name: 'Bindu 24' });
  await user.type(input, 'Gallery{ArrowDown}{Enter}');
  expect(input.value).toBe('Gallery');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Bindu 24' })).toBeNull(), {
    timeout: 4000,
  });
  await waitFor(() => expect(screen.getByRole('option').getAttribute('aria-disabled')).toBe('false'));
  await user.keyboard('{ArrowDown}{Enter}');
  return input;
}

test('a television of an earlier search is not chosen by arrow down and Enter', async () => {
  const input = await typeAndChoose(<TelevisionInput />, 'Television');
  await waitFor(() => expect(input.value).toBe('Gallery 77'));
});

test('nor is it added to several', async () => {
  await typeAndChoose(<TelevisionsInput label="Televisions" />, 'Televisions');
  expect(await screen.findByText('Gallery 77')).toBeTruthy();
  expect(screen.queryByText('Bindu 24')).toBeNull();
});
