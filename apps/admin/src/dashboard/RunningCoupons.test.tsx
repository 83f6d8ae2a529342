import { screen, within } from '@testing-library/react';
import { ResourceDefinitionContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import type { StaffRole } from '@aabha/contracts/accounts/accounts.values';
import { signedInAs } from '../testing/signed-in-as';
import { usePerson } from '../components/use-person';
import { withId } from '../data/list-query';
import type { BackOfficeResource } from '../data/resource';
import { renderScreen } from '../testing/render-screen';
import { RunningCoupons } from './RunningCoupons';

const COUPON = {
  ...{ _id: 'c1', code: 'OOPS90', discountPercentage: 90, used: 3, pending: 0, left: null, maxUses: null },
  ...{ expiryDate: '2026-12-31', created_at: '2026-11-20T06:00:00.000Z', updated_at: '2026-11-20' },
};

/** The role, once it is known. */
function Role() {
  return <p>{usePerson()?.role}</p>;
}

function show(role: StaffRole, couponList: readonly (typeof COUPON)[]) {
  const asked: unknown[] = [];
  const coupons: BackOfficeResource = {
    ...{ name: 'coupon', label: 'Discount Coupon', group: 'Sell', may: 'superAdmins' },
    data: {
      list: (_page, { filter, sort }) => {
        asked.push({ filter, sort });
        return Promise.resolve({ data: couponList.map(withId), total: couponList.length });
      },
      actions: { endCoupon: () => Promise.resolve({ data: withId(COUPON) }) },
    },
  };
  const authProvider = signedInAs(role);
  const { user } = renderScreen(
    <ResourceDefinitionContextProvider
      definitions={{ coupon: { name: 'coupon', options: { may: 'superAdmins' } } }}
    >
      <RunningCoupons />
      <Role />
    </ResourceDefinitionContextProvider>,
    { resources: [coupons], authProvider },
  );
  return { asked, user };
}

test('the newest running coupon stands on top and ends after a question', async () => {
  const { asked, user } = show('SuperAdmin', [COUPON]);
  const panel = await screen.findByRole('region', { name: 'Running coupons' });
  expect(await within(panel).findByText('3 used')).toBeTruthy();
  expect(asked[0]).toEqual({ filter: { state: 'active' }, sort: { field: 'created_at', order: 'DESC' } });
  await user.click(within(panel).getByLabelText('End OOPS90'));
  await user.click(screen.getByText('End coupon'));
  expect(await screen.findByText('OOPS90 has ended.')).toBeTruthy();
});

test('without one it says so', async () => {
  show('SuperAdmin', []);
  expect(await screen.findByText('No coupon is running.')).toBeTruthy();
});

test('a SubAdmin, who may not open coupons, gets no list of them', async () => {
  const { asked } = show('SubAdmin', [COUPON]);
  expect(await screen.findByText('SubAdmin')).toBeTruthy();
  expect(screen.queryByText('Running coupons')).toBeNull();
  expect(asked).toEqual([]);
});
