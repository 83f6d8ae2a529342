import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError } from '@aabha/contracts/errors/errors';
import { fieldOf, fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { staff } from '.';
import { CreateSubAdminButton } from './CreateSubAdminButton';

const open = () => {
  renderScreen(<CreateSubAdminButton />, { resources: [staff] });
  fireEvent.click(screen.getByText('Add a SubAdmin'));
};
const add = () => fireEvent.click(screen.getByText('Invite'));
const PERSON = { name: 'Sunil Rao', email: 'sunil@example.in' };
const TAKEN = 'An account with this email already exists.';
const fill = () => {
  fillIn('Name', PERSON.name);
  fillIn('Email', PERSON.email);
};

test('every required text is named before anything is sent; the phone may stay empty', async () => {
  const calls = serveApi({});
  open();
  add();
  for (const message of ['Name is required.', 'Email is required.'])
    expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByText('Phone number must be exactly 10 digits.')).toBeNull();
  fillIn('Phone', '12345');
  fillIn('Name', 'R2D2');
  expect(await screen.findByText('Phone number must be exactly 10 digits.')).toBeTruthy();
  expect(await screen.findByText('Name should only contain letters')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a SubAdmin is added as typed, with the phone as ten digits', async () => {
  const calls = serveApi({ 'accounts.createSubAdmin': () => ({ staff: { _id: 's1', name: PERSON.name } }) });
  open();
  fill();
  fillIn('Phone', '+91 98765 43210');
  add();
  expect(await screen.findByText('Sunil Rao gets an invitation by email.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull());
  expect(calls).toEqual([{ path: 'accounts.createSubAdmin', input: { ...PERSON, phone: '9876543210' } }]);
});

test('an email that is taken is refused, and everything typed stays', async () => {
  serveApi({
    'accounts.createSubAdmin': () => {
      throw new AppError('EMAIL_TAKEN', undefined, { email: TAKEN });
    },
  });
  open();
  fill();
  add();
  expect(await screen.findByText(TAKEN)).toBeTruthy();
  expect(fieldOf('Email').getAttribute('aria-invalid')).toBe('true');
  expect(valueOf('Name')).toBe(PERSON.name);
});
