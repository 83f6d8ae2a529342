import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { staff } from '.';
import { DisableStaffButton } from './DisableStaffButton';
import type { StaffRecord } from './staff-record';

const PERSON = {
  _id: 's1',
  id: 's1',
  name: 'Sunil Rao',
  role: 'SubAdmin',
  disabled: false,
  updated_at: '2026-01-01T00:00:00.000Z',
} as StaffRecord;
const show = (over: Partial<StaffRecord> = {}) =>
  renderScreen(<DisableStaffButton staff={{ ...PERSON, ...over }} />, { resources: [staff] });
const ask = (label: string) => fireEvent.click(screen.getByLabelText(label));
const press = (text: string) => fireEvent.click(screen.getAllByText(text).at(-1) as HTMLElement);
const DISABLING =
  'Sunil Rao will be logged out everywhere and cannot log in until you enable the account again.';

test('a SubAdmin is disabled after a question that says what it does', async () => {
  const calls = serveApi({ 'accounts.setStaffDisabled': () => ({ staff: { ...PERSON, disabled: true } }) });
  show();
  ask('Disable Sunil Rao');
  expect(screen.getByText(DISABLING)).toBeTruthy();
  press('Cancel');
  await waitFor(() => expect(screen.queryByText(DISABLING)).toBeNull());
  expect(calls).toEqual([]);
  ask('Disable Sunil Rao');
  press('Disable');
  expect(await screen.findByText('Sunil Rao is now disabled.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(DISABLING)).toBeNull());
  expect(calls).toEqual([
    {
      path: 'accounts.setStaffDisabled',
      input: { id: 's1', disabled: true, updated_at: PERSON.updated_at },
    },
  ]);
});

test('a disabled SubAdmin is enabled again', async () => {
  const calls = serveApi({ 'accounts.setStaffDisabled': () => ({ staff: PERSON }) });
  show({ disabled: true });
  ask('Enable Sunil Rao');
  expect(screen.getByText('Sunil Rao will be able to log in with the same password as before.')).toBeTruthy();
  press('Enable');
  expect(await screen.findByText('Sunil Rao can log in again.')).toBeTruthy();
  expect(calls[0]?.input).toMatchObject({ disabled: false });
});

test('a refusal shows its reason and ends the question', async () => {
  serveApi({
    'accounts.setStaffDisabled': () => {
      throw appError('RECORD_CHANGED');
    },
  });
  show();
  ask('Disable Sunil Rao');
  press('Disable');
  expect(await screen.findByText(/^Someone else has changed this in the meantime\./)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(DISABLING)).toBeNull());
});

test('a SuperAdmin cannot be disabled', () => {
  show({ role: 'SuperAdmin' });
  expect(screen.queryByText('Disable')).toBeNull();
});
