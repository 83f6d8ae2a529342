import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Form } from 'react-admin';
import { expect, test } from 'vitest';
import type { BackOfficeResource } from '../data/resource';
import { renderScreen } from '../testing/render-screen';
import { TelevisionInput } from './TelevisionInput';
import { TelevisionsInput } from './TelevisionsInput';

const TELEVISIONS = [
  { id: 'p1', name: 'Bindu 24' },
  { id: 'p2', name: 'Gallery 77' },
];
const televisions: BackOfficeResource = {
  ...{ name: 'allproduct', label: 'All Products', group: 'Catalogue', icon: () => null, may: 'products' },
  data: {
    list: (_page, { filter }) => {
      const { search = '' } = filter as { search?: string };
      const data = TELEVISIONS.filter(({ name }) => name.includes(search));
      return Promise.resolve({ data, total: data.length });
    },
    get: (id) => Promise.resolve(TELEVISIONS.find((one) => one.id === id) as (typeof TELEVISIONS)[number]),
  },
};

/** Types a name before its choices have come, and chooses by arrow down and Enter. */
async function typeAndChoose(picker: ReactElement, label: string) {
  const { user } = renderScreen(<Form>{picker}</Form>, { resources: [televisions] });
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
