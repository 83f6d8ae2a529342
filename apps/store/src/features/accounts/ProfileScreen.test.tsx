import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost, invalidInput, refusal } from '../../testing/fake-api';
import { renderInShop, signInShopper } from '../../testing/render-in-shop';
import type { Profile } from './profile';
import { ProfileScreen } from './ProfileScreen';

const USER: Profile = {
  _id: 'shopper-1',
  name: 'Kavya Nair',
  email: 'kavya@example.com',
  phone: '9845098450',
  address: '12, Temple Road',
  zip: '',
  language: 'en',
  signsInByCode: false,
  role: 'User',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const LABELS = ['Name', 'Email', 'Phone', 'Address', 'PIN code (optional)'] as const;
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const press = (name: string) => screen.getByRole('button', { name });
const shownFacts = () => screen.getAllByRole('definition').map((fact) => fact.textContent);
type User = Awaited<ReturnType<typeof renderInShop>>['user'];

async function type(user: User, label: string, text: string) {
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste(text);
}

async function show(responses: Parameters<typeof renderInShop>[1] = {}, over: Partial<Profile> = {}) {
  signInShopper();
  const shop = await renderInShop(<ProfileScreen userId="shopper-1" />, {
    'accounts.get': () => ({ user: { ...USER, ...over } }),
    ...responses,
  });
  await screen.findByRole('heading', { name: 'Kavya Nair' });
  return { ...shop, updates: () => shop.inputsOf('accounts.update') };
}

async function edit(...account: Parameters<typeof show>) {
  const shop = await show(...account);
  await shop.user.click(press('Edit profile'));
  return shop;
}

it('is read-only at first, with what is missing and the kind of the account', async () => {
  await show({}, { role: 'Business' });
  expect(screen.getByText('Business account')).toBeVisible();
  expect(shownFacts()).toEqual([
    'Kavya Nair',
    'kavya@example.com',
    '98450 98450',
    '12, Temple Road',
    'Not given yet',
    'English',
  ]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('refuses every missing and every malformed field with its own text', async () => {
  const { user, updates } = await edit();
  for (const label of ['Name', 'Email', 'Phone', 'Address']) await user.clear(field(label));
  await type(user, 'PIN code (optional)', '57-00');
  await user.click(press('Save'));
  expect(field('Name')).toHaveAccessibleDescription('Name is required');
  expect(field('Email')).toHaveAccessibleDescription(/^Email is required /);
  expect(field('Phone')).toHaveAccessibleDescription(/^Phone is required/);
  expect(field('Address')).toHaveAccessibleDescription('Address is required');
  expect(field('PIN code (optional)')).toHaveValue('5700');
  expect(field('PIN code (optional)')).toHaveAccessibleDescription('PIN code must be a 6-digit number.');
  expect(document.activeElement).toBe(field('Name'));
  await type(user, 'Name', 'K4vya');
  await type(user, 'Email', 'kavya@');
  await type(user, 'Phone', '98450');
  await user.click(press('Save'));
  expect(field('Name')).toHaveAccessibleDescription('Name should contain only letters');
  expect(field('Email')).toHaveAccessibleDescription(/^Invalid email format /);
  expect(field('Phone')).toHaveAccessibleDescription(/^Phone must be 10 digits/);
  expect(updates()).toEqual([]);
});

it('saves what was typed and shows it', async () => {
  const saved = { ...USER, name: 'Kavya Menon', phone: '9845098451', zip: '570001', language: 'hi' as const };
  const { user, updates } = await edit({ 'accounts.update': () => ({ user: saved }) });
  await type(user, 'Name', 'Kavya Menon');
  await type(user, 'Phone', '+91 98450-98451');
  await type(user, 'PIN code (optional)', '570001');
  await user.selectOptions(screen.getByLabelText('Language of emails'), 'हिन्दी');
  await user.click(press('Save'));
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(shownFacts()).toEqual([
    'Kavya Menon',
    'kavya@example.com',
    '98450 98451',
    '12, Temple Road',
    '570001',
    'हिन्दी',
  ]);
  expect(updates()).toEqual([
    {
      id: 'shopper-1',
      user: {
        name: 'Kavya Menon',
        email: 'kavya@example.com',
        phone: '98450 98451',
        address: '12, Temple Road',
        zip: '570001',
        language: 'hi',
      },
    },
  ]);
});

it('keeps what was typed when it could not be saved, and Cancel drops it', async () => {
  const failures = [connectionLost(), invalidInput({ 'user.address': 'Please use at most 500 characters.' })];
  const { user } = await edit({
    'accounts.update': () => {
      throw failures.shift() ?? new Error('One update too many.');
    },
  });
  await type(user, 'Address', '7, Lake View Road');
  await user.click(press('Save'));
  await waitFor(() => expect(field('Address').form).toHaveTextContent('Error updating profile.'));
  expect(field('Address')).toHaveValue('7, Lake View Road');
  await user.click(press('Save'));
  await waitFor(() =>
    expect(field('Address')).toHaveAccessibleDescription('Please use at most 500 characters.'),
  );
  expect(field('Address').form).not.toHaveTextContent('Error updating profile.');
  await user.click(press('Cancel'));
  expect(shownFacts()).toContain('12, Temple Road');
  await user.click(press('Edit profile'));
  expect(LABELS.map((label) => field(label).value)).toEqual([
    'Kavya Nair',
    'kavya@example.com',
    '98450 98450',
    '12, Temple Road',
    '',
  ]);
  expect(field('Address')).not.toHaveAccessibleDescription();
});

it('says when no code could be sent to a new e-mail, and keeps it', async () => {
  const failures = [connectionLost(), refusal('EMAIL_TAKEN')];
  const { user, updates } = await edit({
    'accounts.sendEmailOtp': () => {
      throw failures.shift() ?? new Error('One code too many.');
    },
  });
  await type(user, 'Email', 'menon@example.com');
  await user.click(press('Save'));
  await waitFor(() => expect(field('Email').form).toHaveTextContent('Failed to send OTP.'));
  await user.click(press('Save'));
  await waitFor(() =>
    expect(field('Email').form).toHaveTextContent('An account with this email already exists.'),
  );
  expect(field('Email')).toHaveValue('menon@example.com');
  expect(updates()).toEqual([]);
});

it('saves a new e-mail with its code and the password only, each refused beside its field', async () => {
  const failures = [
    invalidInput({ password: 'This password is not correct.' }),
    refusal('CODE_WRONG'),
    connectionLost(),
  ];
  const { user, inputsOf, updates } = await edit({
    'accounts.sendEmailOtp': () => ({}),
    'accounts.update': () => {
      const failure = failures.shift();
      if (failure) throw failure;
      return { user: { ...USER, email: 'menon@example.com' } };
    },
  });
  await type(user, 'Email', ' menon@example.com ');
  await user.click(press('Save'));
  expect(await screen.findByText('OTP sent to your new email!')).toBeInTheDocument();
  expect(screen.getByText(/We sent a 6-digit OTP to/)).toHaveTextContent('menon@example.com');
  const code = await screen.findByLabelText<HTMLInputElement>('6-digit OTP');
  const password = field('Your password');
  await user.click(press('Verify and save'));
  expect(code).toHaveAccessibleDescription(/Please enter a valid 6-digit OTP\./);
  expect(password).toHaveAccessibleDescription(/Password is required\./);
  expect(updates()).toEqual([]);
  await user.type(code, '12a3456');
  await user.type(password, 'Evening@1');
  await user.click(press('Verify and save'));
  await waitFor(() => expect(password).toHaveAccessibleDescription(/This password is not correct\./));
  await user.click(press('Verify and save'));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Invalid OTP\./));
  await user.click(press('Verify and save'));
  await waitFor(() => expect(code.form).toHaveTextContent('OTP verification failed.'));
  expect([code.value, password.value]).toEqual(['123456', 'Evening@1']);
  await user.click(press('Verify and save'));
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(shownFacts()).toContain('menon@example.com');
  expect(inputsOf('accounts.sendEmailOtp')).toEqual([{ email: 'menon@example.com' }]);
  expect(updates()[0]).toMatchObject({
    id: 'shopper-1',
    otp: '123456',
    password: 'Evening@1',
    user: { email: 'menon@example.com' },
  });
});

it('goes back from the code to the form with everything typed, and mails no second code at once', async () => {
  const { user, inputsOf } = await edit({ 'accounts.sendEmailOtp': () => ({}) });
  await type(user, 'Email', 'menon@example.com');
  await type(user, 'Address', '7, Lake View Road');
  await user.click(press('Save'));
  await screen.findByLabelText('6-digit OTP');
  await user.click(press('Back'));
  expect([field('Email').value, field('Address').value]).toEqual(['menon@example.com', '7, Lake View Road']);
  await user.click(press('Save'));
  await screen.findByLabelText('6-digit OTP');
  expect(inputsOf('accounts.sendEmailOtp')).toHaveLength(1);
});
