import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import type {
  ChangePermissionsInput,
  StaffRoleDetails,
} from '@aabha/contracts/staff-roles/staff-roles.schema';
import { FIRST_PERMISSIONS } from '@aabha/contracts/staff-roles/staff-roles.values';
import { fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { StaffRoles } from './StaffRoles';
import { staffRoles } from '.';

const AT = '2026-11-29T06:00:00.000Z';
const FIRST: StaffRoleDetails = {
  ...{ _id: 'r1', name: 'SubAdmin', permissions: [...FIRST_PERMISSIONS], isFirst: true, memberCount: 3 },
  ...{ created_at: AT, updated_at: AT },
};
const PACKER: StaffRoleDetails = {
  ...{ ...FIRST, _id: 'r2', name: 'Packer', permissions: ['orders', 'dispatch'], isFirst: false },
  memberCount: 1,
};

/** Shows the screen of a wide window or of a phone, on roles that saved changes change, as the server does. */
async function show(more: Parameters<typeof serveApi>[0] = {}, isPhone = false) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: isPhone && query.includes('max-width'), media: query, onchange: null },
    ...{ addListener: () => undefined, removeListener: () => undefined },
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
    dispatchEvent: () => false,
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
  let roles = [FIRST, PACKER];
  const calls = serveApi({
    'staffRoles.list': () => ({ roleList: roles }),
    'staffRoles.changePermissions': (input) => {
      for (const { role, permission, is_granted: isGranted } of (input as ChangePermissionsInput).changes)
        roles = roles.map((one) =>
          one._id === role
            ? {
                ...one,
                permissions: [
                  ...one.permissions.filter((name) => name !== permission),
                  ...(isGranted ? [permission] : []),
                ],
              }
            : one,
        );
      return { roleList: roles };
    },
    ...more,
  });
  const { user } = renderScreen(<StaffRoles />, { resources: [staffRoles] });
  await screen.findAllByText(isPhone ? 'Orders' : 'Packer');
  const inputs = (path: string) => calls.filter((call) => call.path === path).map(({ input }) => input);
  return { user, inputs };
}
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('permissions of several roles are ticked, said in words and saved at once', async () => {
  const { inputs } = await show();
  expect(box('Orders for Packer').checked).toBe(true);
  expect(box('Stock for Packer').checked).toBe(false);
  fireEvent.click(box('Stock for Packer'));
  fireEvent.click(box('Messages for SubAdmin'));
  expect(box('Stock for Packer').checked).toBe(true);
  expect(screen.getByRole('checkbox', { name: 'Stock for Packer', description: 'Not saved' })).toBeTruthy();
  const bar = within(screen.getByRole('region', { name: 'Changes that are not saved' }));
  expect(bar.getByText('2 changes, not saved')).toBeTruthy();
  expect(bar.getByText('Packer gets Stock')).toBeTruthy();
  expect(bar.getByText('SubAdmin loses Messages')).toBeTruthy();
  fireEvent.click(bar.getByText('Save'));
  expect(await screen.findByText(/^Permissions saved\./)).toBeTruthy();
  expect(inputs('staffRoles.changePermissions')).toEqual([
    {
      changes: [
        { role: 'r2', permission: 'stock', is_granted: true },
        { role: 'r1', permission: 'messages', is_granted: false },
      ],
    },
  ]);
  expect(box('Stock for Packer').checked).toBe(true);
  expect(screen.queryByRole('region', { name: 'Changes that are not saved' })).toBeNull();
});

test('what is ticked back is no change, and Discard forgets the rest', async () => {
  await show();
  fireEvent.click(box('Stock for Packer'));
  fireEvent.click(box('Stock for Packer'));
  expect(screen.queryByRole('region', { name: 'Changes that are not saved' })).toBeNull();
  fireEvent.click(box('Reports for Packer'));
  fireEvent.click(screen.getByText('Discard'));
  expect(box('Reports for Packer').checked).toBe(false);
});

test('what the server refuses stays ticked', async () => {
  await show({
    'staffRoles.changePermissions': () => {
      throw appError('STAFF_ROLE_NOT_FOUND');
    },
  });
  fireEvent.click(box('Reports for Packer'));
  fireEvent.click(screen.getByText('Save'));
  expect(await screen.findByText('Role not found.')).toBeTruthy();
  expect(box('Reports for Packer').checked).toBe(true);
});

test('a role is added, also like another one; a name that is taken stays in the field', async () => {
  let isTaken = true;
  const { user, inputs } = await show({
    'staffRoles.create': () => {
      if (isTaken) throw new AppError('STAFF_ROLE_EXISTS', undefined, { name: 'It is there already.' });
      return { role: { ...PACKER, _id: 'r3', name: 'Night packer' } };
    },
  });
  await user.click(screen.getByRole('button', { name: 'More about Packer' }));
  await user.click(screen.getByRole('menuitem', { name: 'New role like this…' }));
  expect(await screen.findByText('It begins with what Packer may do.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add role' }));
  expect(await screen.findByText('Name is required.')).toBeTruthy();
  fillIn('Name', 'Night packer');
  await user.click(screen.getByRole('button', { name: 'Add role' }));
  expect(await screen.findByText('It is there already.')).toBeTruthy();
  expect(valueOf('Name')).toBe('Night packer');
  isTaken = false;
  await user.click(screen.getByRole('button', { name: 'Add role' }));
  expect(await screen.findByText(/^The role Night packer is added\./)).toBeTruthy();
  expect(inputs('staffRoles.create').at(-1)).toEqual({ name: 'Night packer', copy_of: 'r2' });
});

test('the question before a role is removed says whom it concerns; the first cannot be removed', async () => {
  const { user, inputs } = await show({ 'staffRoles.remove': () => ({ roleList: [FIRST] }) });
  await user.click(screen.getByRole('button', { name: 'More about SubAdmin' }));
  expect(screen.queryByRole('menuitem', { name: 'Remove…' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'More about Packer' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove…' }));
  expect(await screen.findByText(/^1 person with this role will have the role SubAdmin/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The role Packer is removed.')).toBeTruthy();
  expect(inputs('staffRoles.remove')).toEqual([{ id: 'r2' }]);
});

test('a phone shows one role at a time', async () => {
  const { user, inputs } = await show({}, true);
  await user.click(screen.getByRole('combobox', { name: /^Role/ }));
  await user.click(screen.getByRole('option', { name: 'Packer' }));
  await user.click(screen.getByRole('switch', { name: /^Dispatch|^Packing and dispatch/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(inputs('staffRoles.changePermissions')).toEqual([
      { changes: [{ role: 'r2', permission: 'dispatch', is_granted: false }] },
    ]),
  );
});

test('says so when the roles cannot be loaded', async () => {
  serveApi({
    'staffRoles.list': () => {
      throw appError('RATE_LIMITED', { retryAfterSeconds: 30 });
    },
  });
  renderScreen(<StaffRoles />, { resources: [staffRoles] });
  expect(await screen.findByText('Could not load the roles.')).toBeTruthy();
});
