import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FIRST_STAFF_ROLE } from '@aabha/contracts/staff-roles/staff-roles.values';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { staff } from '.';
import type { StaffRecord } from './staff-record';
import { StaffRoleField } from './StaffRoleField';

const AT = '2026-11-29T06:00:00.000Z';
const SUNIL: StaffRecord = {
  ...{ _id: 's1', id: 's1', name: 'Sunil Rao', email: 'sunil@example.in', phone: '', role: 'SubAdmin' },
  ...{ disabled: false, invited: false, secondFactor: true, created_at: AT, updated_at: AT },
  staffRole: { _id: FIRST_STAFF_ROLE, name: 'SubAdmin' },
};

test('a SubAdmin gets another role', async () => {
  const calls = serveApi({
    'staffRoles.list': () => ({
      roleList: [
        { _id: FIRST_STAFF_ROLE, name: 'SubAdmin' },
        { _id: 'r2', name: 'Packer' },
      ],
    }),
    'accounts.setStaffRole': () => ({ staff: { ...SUNIL, staffRole: { _id: 'r2', name: 'Packer' } } }),
  });
  const { user } = renderScreen(<StaffRoleField staff={SUNIL} />, { resources: [staff] });
  await user.click(screen.getByRole('button', { name: 'Edit the role of Sunil Rao' }));
  await user.click(await screen.findByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByRole('option', { name: 'Packer' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Sunil Rao has the role Packer.')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'accounts.setStaffRole')?.input).toEqual({
    id: 's1',
    staff_role: 'r2',
  });
});

test('a SuperAdmin may do everything, and has no role to change', () => {
  serveApi({});
  renderScreen(<StaffRoleField staff={{ ...SUNIL, role: 'SuperAdmin', staffRole: null }} />, {
    resources: [staff],
  });
  expect(screen.getByText('SuperAdmin')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
