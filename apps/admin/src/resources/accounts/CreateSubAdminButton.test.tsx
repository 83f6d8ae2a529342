import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '@aabha/contracts/errors/errors';
import { FIRST_STAFF_ROLE } from '@aabha/contracts/staff-roles/staff-roles.values';
import { fieldOf, fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { staff } from '.';
import { CreateSubAdminButton } from './CreateSubAdminButton';

const ROLES = {
  roleList: [
    { _id: FIRST_STAFF_ROLE, name: 'SubAdmin' },
    { _id: 'r2', name: 'Packer' },
  ],
};
const serve = (more: Parameters<typeof serveApi>[0] = {}) =>
  serveApi({ 'staffRoles.list': () => ROLES, ...more });
const acts = (calls: ReturnType<typeof serveApi>) => calls.filter(({ path }) => path !== 'staffRoles.list');

const open = async () => {
  const { user } = renderScreen(<CreateSubAdminButton />, { resources: [staff] });
  fireEvent.click(screen.getByText('Add a SubAdmin'));
  await screen.findByRole('combobox', { name: 'Role' });
  return user;
};
const add = () => fireEvent.click(screen.getByText('Invite'));
const PERSON = { name: 'Sunil Rao', email: 'sunil@example.in' };
const TAKEN = 'An account with this email already exists.';
const fill = () => {
  fillIn('Name', PERSON.name);
  fillIn('Email', PERSON.email);
};

test('every required text is named before anything is sent; the phone may stay empty', async () => {
  const calls = serve();
  await open();
  add();
  for (const message of ['Name is required.', 'Email is required.'])
    expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByText('Phone number must be exactly 10 digits.')).toBeNull();
  fillIn('Phone', '12345');
  fillIn('Name', 'R2D2');
  expect(await screen.findByText('Phone number must be exactly 10 digits.')).toBeTruthy();
  expect(await screen.findByText('Name should only contain letters')).toBeTruthy();
  expect(acts(calls)).toEqual([]);
});

test('a SubAdmin is added as typed, with the phone as ten digits and the chosen role', async () => {
  const calls = serve({ 'accounts.createSubAdmin': () => ({ staff: { _id: 's1', name: PERSON.name } }) });
  const user = await open();
  fill();
  fillIn('Phone', '+91 98765 43210');
  await user.click(screen.getByRole('combobox', { name: 'Role' }));
  await user.click(screen.getByRole('option', { name: 'Packer' }));
  add();
  expect(await screen.findByText('Sunil Rao gets an invitation by email.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull());
  expect(acts(calls)).toEqual([
    {
      path: 'accounts.createSubAdmin',
      input: { ...PERSON, phone: '9876543210', staff_role: 'r2' },
    },
  ]);
});

test('an email that is taken is refused, and everything typed stays', async () => {
  serve({
    'accounts.createSubAdmin': () => {
      throw new AppError('EMAIL_TAKEN', undefined, { email: TAKEN });
    },
  });
  await open();
  fill();
  add();
  expect(await screen.findByText(TAKEN)).toBeTruthy();
  expect(fieldOf('Email').getAttribute('aria-invalid')).toBe('true');
  expect(valueOf('Name')).toBe(PERSON.name);
});
