import { screen } from '@testing-library/react';
import { ResourceDefinitionContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import type { StaffRole } from '@aabha/contracts/accounts/accounts.values';
import { signedInAs } from '../testing/signed-in-as';
import { renderScreen } from '../testing/render-screen';
import type { DashboardData } from './dashboard.data';
import { NeedsToday } from './NeedsToday';

const NOW = Date.parse('2026-03-10T06:00:00.000Z');
const BUSY: DashboardData['attention'] = {
  to_ship: { under_24h: 1_200, under_48h: 2, under_72h: 3, older: 4 },
  returns_to_decide: 5,
  complaints_overdue: 6,
  complaints_breached: 11,
  complaints_due_soon: 12,
  data_requests_overdue: 14,
  breaches_overdue: 15,
  low_stock: 7,
  incomplete_products: 2,
  failed_mails: 8,
  failed_refunds: 9,
  book_differences: 10,
  restore_drills: 1,
};
const SCREENS = [
  'orders',
  'return-requests',
  'complaints',
  'allproduct',
  'failures',
  'differences',
  'restore-drills',
];
const definitions = Object.fromEntries(
  SCREENS.map((name) => [
    name,
    { name, options: { label: name, may: name === 'orders' ? 'orders' : 'superAdmins' } },
  ]),
);

function show(attention: DashboardData['attention'], role: StaffRole) {
  const authProvider = signedInAs(role);
  renderScreen(
    <ResourceDefinitionContextProvider definitions={definitions}>
      <NeedsToday data={{ attention } as DashboardData} asOfMs={NOW} />
    </ResourceDefinitionContextProvider>,
    { resources: [], authProvider },
  );
}

/** Returns the text of each figure with the screen and filter of its link, once the links are there. */
async function figures(): Promise<Record<string, string>> {
  await screen.findAllByRole('link');
  return Object.fromEntries(
    screen.getAllByRole('link').map((link) => {
      const url = new URL((link as HTMLAnchorElement).href);
      return [link.textContent, `${url.pathname.split('/').at(-1)} ${url.searchParams.get('filter') ?? ''}`];
    }),
  );
}

test('each figure leads to the rows that it counts', async () => {
  show(BUSY, 'SuperAdmin');
  expect(screen.getByText('Needs attention today')).toBeTruthy();
  expect(await figures()).toEqual({
    '1,200To ship: under 1 day old': 'orders {"status":"Pending","placedFrom":"2026-03-09T06:00:00.000Z"}',
    '2To ship: 1 to 2 days old':
      'orders {"status":"Pending","placedFrom":"2026-03-08T06:00:00.000Z","placedBefore":"2026-03-09T06:00:00.000Z"}',
    '3To ship: 2 to 3 days old':
      'orders {"status":"Pending","placedFrom":"2026-03-07T06:00:00.000Z","placedBefore":"2026-03-08T06:00:00.000Z"}',
    '4To ship: over 3 days old': 'orders {"status":"Pending","placedBefore":"2026-03-07T06:00:00.000Z"}',
    '5Returns to approve': 'return-requests {"status":false}',
    '6Complaints open over 48 hours': 'complaints {"open":true,"raisedBefore":"2026-03-08T06:00:00.000Z"}',
    '11Complaints past their due date': 'complaints {"breach":"overdue"}',
    '12Complaints due within 7 days': 'complaints {"breach":"due_soon"}',
    '7Stock at 10 or below': 'allproduct {"maxOnHand":10}',
    '2Televisions to complete': 'allproduct {"incomplete":true}',
    '8Failed emails': 'failures {"kind":"mail"}',
    '9Failed refunds': 'failures {"kind":"refund"}',
    '10Payment discrepancies': 'differences {"state":"open"}',
    '1Restore drills failed or overdue': 'restore-drills ',
  });
});

test('a SubAdmin sees what is theirs, and no link to a screen that they may not open', async () => {
  const theirs = {
    ...BUSY,
    returns_to_decide: null,
    complaints_overdue: null,
    incomplete_products: null,
    complaints_breached: null,
    complaints_due_soon: null,
    data_requests_overdue: null,
    breaches_overdue: null,
    failed_mails: null,
    failed_refunds: null,
    book_differences: null,
    restore_drills: null,
  };
  show(theirs, 'SubAdmin');
  expect(Object.values(await figures()).every((address) => address.startsWith('orders '))).toBe(true);
  expect(screen.getByText('Stock at 10 or below (a SuperAdmin can restock)')).toBeTruthy();
  expect(screen.queryByText('Failed refunds')).toBeNull();
});

test('with every figure at zero there is nothing to do', async () => {
  show(
    {
      to_ship: { under_24h: 0, under_48h: 0, under_72h: 0, older: 0 },
      returns_to_decide: 0,
      complaints_overdue: 0,
      complaints_breached: 0,
      complaints_due_soon: 0,
      data_requests_overdue: 0,
      breaches_overdue: 0,
      low_stock: 0,
      incomplete_products: 0,
      failed_mails: 0,
      failed_refunds: 0,
      book_differences: 0,
      restore_drills: 0,
    },
    'SuperAdmin',
  );
  expect(await screen.findByText('Nothing to do today')).toBeTruthy();
});
