import type { Address, AddressForm } from '@aabha/contracts/addresses/addresses.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { invalidInput, refusal } from '../../testing/fake-api';
import { renderInShop, signInShopper } from '../../testing/render-in-shop';
import { AddressBook } from './AddressBook';

const HOME: Address = {
  ...{ _id: 'a1', label: 'Home', name: 'Asha Rao', phone: '9845012303', address: '7 Temple Street' },
  ...{ landmark: 'Opposite City Mall', city: 'Bengaluru', zip: '560034', isDefault: true },
  ...{ state: 'Karnataka', canOrder: true },
};
const FARM: Address = {
  ...HOME,
  ...{
    _id: 'a2',
    label: '',
    address: 'Survey 12',
    landmark: '',
    isDefault: false,
    state: '',
    canOrder: false,
  },
};
const PERSON = { name: 'Asha Rao', phone: '9845012303' };

const UNSERVED = { exists: false, canOrder: false, beforeFive: [], afterFive: [] };
const PLACES: Record<string, object> = {
  '560034': { ...UNSERVED, exists: true, canOrder: true, city: 'Bengaluru', state: 'Karnataka' },
  '570001': { ...UNSERVED, exists: true, canOrder: true, city: 'Mysuru', state: 'Karnataka' },
};

const button = (name: string) => screen.getByRole('button', { name });
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

async function show(saved: Address[], responses: Parameters<typeof renderInShop>[1] = {}) {
  signInShopper();
  const shop = await renderInShop(<AddressBook person={PERSON} />, {
    'addresses.list': () => ({ addresses: saved }),
    'serviceAreas.lookUp': ({ zipcode }: { zipcode: string }) => ({ zipcode: PLACES[zipcode] ?? UNSERVED }),
    ...responses,
  });
  await screen.findByRole('heading', { name: 'Saved addresses' });
  return shop;
}

it('lists each address with where it is, which is used first, and where we do not deliver', async () => {
  await show([HOME, FARM]);
  const [home, farm] = items();
  expect(home).toContain('HomeAsha Rao7 Temple Street, Opposite City Mall, Bengaluru 560034, Karnataka');
  expect(home).toContain('98450 12303');
  expect(home).toContain('Used first');
  expect(farm).toContain('We do not deliver there yet.');
  expect(farm).not.toContain('Used first');
});

it('saves the first address of a person, who is filled in', async () => {
  const shop = await show([], {
    'addresses.create': (input: AddressForm) => ({ addresses: [{ ...HOME, ...input }] }),
  });
  expect(screen.getByText('Save an address, and the checkout fills it in.')).toBeVisible();
  await shop.user.click(button('Add address'));
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
  expect(screen.getByLabelText('Phone')).toHaveValue('98450 12303');
  await shop.user.click(button('Save address'));
  expect(screen.getByLabelText('Address')).toHaveAccessibleDescription('Address is required.');
  expect(shop.inputsOf('addresses.create')).toEqual([]);
  for (const [label, text] of Object.entries({ Address: '1 Hill Road', 'ZIP Code': '57000 1' })) {
    await shop.user.click(screen.getByLabelText(label));
    await shop.user.paste(text);
  }
  expect(await screen.findByText('We deliver to Mysuru, Karnataka.')).toBeVisible();
  /* The fields follow the text a moment later. */
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Mysuru'));
  await shop.user.click(button('Save address'));
  expect(await screen.findByText(/1 Hill Road/)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  expect(shop.inputsOf('addresses.create')).toMatchObject([
    { label: '', name: 'Asha Rao', address: '1 Hill Road', landmark: '', city: 'Mysuru', zip: '570001' },
  ]);
});

it('keeps what was typed when the server refuses it, and shows the error beside its field', async () => {
  const failures = [
    invalidInput({ city: 'City must contain only letters and spaces.' }),
    refusal('ADDRESS_NOT_FOUND'),
  ];
  const shop = await show([HOME], {
    'addresses.update': () => {
      throw failures.shift() ?? new Error('One change too many.');
    },
  });
  await shop.user.click(button('Edit Home'));
  await shop.user.type(screen.getByLabelText('Landmark (optional)'), ', gate 2');
  await shop.user.click(button('Save address'));
  await waitFor(() =>
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription(
      'City must contain only letters and spaces.',
    ),
  );
  await shop.user.click(button('Save address'));
  expect((await screen.findAllByText(/^This address does not exist\./)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Landmark (optional)')).toHaveValue('Opposite City Mall, gate 2');
  await shop.user.click(button('Cancel'));
  expect(screen.queryByRole('form')).toBeNull();
});

it('says where we do not deliver yet, and saves the address all the same', async () => {
  const shop = await show([FARM], { 'addresses.update': () => ({ addresses: [FARM] }) });
  await shop.user.click(button('Edit Survey 12'));
  await shop.user.clear(screen.getByLabelText('ZIP Code'));
  await shop.user.type(screen.getByLabelText('ZIP Code'), '999999');
  expect(await screen.findByText('We do not deliver there yet.')).toBeVisible();
  expect(screen.getByLabelText('City')).toHaveValue('Bengaluru');
  await shop.user.click(button('Save address'));
  await waitFor(() => expect(shop.inputsOf('addresses.update')).toMatchObject([{ id: 'a2', zip: '999999' }]));
});

it('makes another address the first one', async () => {
  const shop = await show([HOME, FARM], {
    'addresses.update': () => ({
      addresses: [
        { ...FARM, isDefault: true },
        { ...HOME, isDefault: false },
      ],
    }),
  });
  await shop.user.click(button('Use Survey 12 first at the checkout'));
  await waitFor(() => expect(items()[0]).toContain('Survey 12'));
  expect(items()[0]).toContain('Used first');
  expect(shop.inputsOf('addresses.update')).toMatchObject([
    { id: 'a2', address: 'Survey 12', isDefault: true },
  ]);
});

it('asks before it removes an address, and names it', async () => {
  const shop = await show([HOME, FARM], { 'addresses.remove': () => ({ addresses: [FARM] }) });
  await shop.user.click(button('Remove Home'));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this address?' }));
  expect(dialog.getByText(/7 Temple Street/)).toBeVisible();
  await shop.user.click(dialog.getByRole('button', { name: 'Keep address' }));
  expect(shop.inputsOf('addresses.remove')).toEqual([]);
  await shop.user.click(button('Remove Home'));
  await shop.user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(items()).toHaveLength(1));
  expect(shop.inputsOf('addresses.remove')).toEqual([{ id: 'a1' }]);
});

it('offers no further address above the limit', async () => {
  await show(Array.from({ length: 20 }, (_, index) => ({ ...FARM, _id: `a${index}` })));
  expect(screen.queryByRole('button', { name: 'Add address' })).toBeNull();
  expect(screen.getByText('You can save up to 20 addresses.')).toBeVisible();
});
