import { screen, within } from '@testing-library/react';
import { ResourceDefinitionContextProvider, usePermissions, type AuthProvider } from 'react-admin';
import { expect, test } from 'vitest';
import type { StaffRole } from '@aabha/contracts/accounts/accounts.values';
import { SUPER_ADMIN } from '../data/resource';
import { coupons } from '../resources/coupons';
import { renderScreen } from '../testing/render-screen';
import { serveApi } from '../testing/serve-api';
import { RunningCoupons } from './RunningCoupons';

const COUPON = {
  ...{ _id: 'c1', code: 'OOPS90', discountPercentage: 90, used: 3, pending: 0, left: null, maxUses: null },
  ...{ expiryDate: '2026-12-31', created_at: '2026-11-20T06:00:00.000Z', updated_at: '2026-11-20' },
};

/** The role, once it is known. */
function Role() {
  return <p>{usePermissions<StaffRole>().permissions}</p>;
}

function show(role: StaffRole, couponList: readonly object[]) {
  const calls = serveApi({
    'coupons.list': () => ({ couponList, couponCount: couponList.length }),
    'coupons.end': () => ({ coupon: COUPON }),
  });
  const authProvider = {
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve(role),
  } as unknown as AuthProvider;
  const { user } = renderScreen(
    <ResourceDefinitionContextProvider
      definitions={{ coupon: { name: 'coupon', options: { roles: SUPER_ADMIN } } }}
    >
      <RunningCoupons />
      <Role />
    </ResourceDefinitionContextProvider>,
    { resources: [coupons], authProvider },
  );
  return { calls, user };
}

test('the newest running coupon stands on top and ends after a question', async () => {
  const { calls, user } = show('SuperAdmin', [COUPON]);
  const panel = await screen.findByRole('region', { name: 'Running coupons' });
  expect(await within(panel).findByText('3 used')).toBeTruthy();
  expect(calls[0]?.input).toMatchObject({
    filters: { state: 'active' },
    sort: { field: 'created_at', order: 'desc' },
  });
  await user.click(within(panel).getByLabelText('End OOPS90'));
  await user.click(screen.getByText('End coupon'));
  expect(await screen.findByText('OOPS90 has ended.')).toBeTruthy();
});

test('without one it says so', async () => {
  show('SuperAdmin', []);
  expect(await screen.findByText('No coupon is running.')).toBeTruthy();
});

test('a SubAdmin, who may not open coupons, gets no list of them', async () => {
  const { calls } = show('SubAdmin', [COUPON]);
  expect(await screen.findByText('SubAdmin')).toBeTruthy();
  expect(screen.queryByText('Running coupons')).toBeNull();
  expect(calls).toEqual([]);
});
