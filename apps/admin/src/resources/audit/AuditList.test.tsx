import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { AuditEntry, ListAuditInput } from '@aabha/contracts/audit/audit.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { auditLog } from '.';
import { AuditList } from './AuditList';

const ENTRY: AuditEntry = {
  ...{ _id: 'e1', action: 'product.import-update', entity: 'product', entityId: 'p1', apiKey: null },
  ...{ before: { stock: '5' }, after: { stock: '50' }, created_at: '2026-11-28T09:00:00.000Z' },
  staff: { _id: 's1', name: 'Meera Nair', email: 'meera@shop.example' },
  subject: { name: 'Nova 43', exists: true, role: null },
  batch: {
    ...{ _id: '0199c0de-0000-7000-8000-0000003f2a1b', entries: 1318, first_at: '2026-11-28T08:30:00.000Z' },
    kinds: [
      { action: 'product.import-update', entity: 'product', entries: 1306 },
      { action: 'emi-plan.import-create', entity: 'emi-plan', entries: 1 },
    ],
  },
};

const inputs: Partial<ListAuditInput>[] = [];
beforeEach(() => {
  inputs.length = 0;
  serveApi({
    'audit.list': (input) => {
      inputs.push(input as Partial<ListAuditInput>);
      return { auditList: [ENTRY, { ...ENTRY, _id: 'e2', batch: null }], auditCount: 2, actions: [] };
    },
    'audit.chain': () => ({ sealed: 2, chain_hash: 'ab', waiting: 0, anchor: null }),
    'accounts.listStaff': () => ({ staffList: [], staffCount: 0 }),
  });
});

const renderList = () =>
  renderScreen(<AuditList />, { resources: [auditLog], at: '/admin-dashboard/audit-log' }).user;
const leadsToBatch = (link: HTMLElement | undefined) =>
  decodeURIComponent(link?.getAttribute('href') ?? '').includes(`"batchId":"${ENTRY.batch?._id}"`);

test('a batch is one row, which says of what it consists and leads to its entries', async () => {
  renderList();
  const link = await screen.findByRole('link', { name: '1,318 entries' });
  expect(leadsToBatch(link)).toBe(true);
  expect(screen.getByText('Product updated by import: 1,306 products')).toBeDefined();
  expect(screen.getByText('EMI plan added by import: 1 EMI plan')).toBeDefined();
  expect(screen.getByText('28 Nov 2026, 2:00 pm to')).toBeDefined();
  expect(screen.queryByRole('link', { name: /changed together/ })).toBeNull();
  expect(document.querySelectorAll('tbody [aria-label=Expand]')).toHaveLength(1);
  expect(inputs).toContainEqual(expect.objectContaining({ filters: { grouped: true } }));
});

test('entries are listed one by one where wanted, and one that was changed with others leads to them', async () => {
  const user = renderList();
  await user.click(await screen.findByRole('button', { name: 'Single entries' }));
  const links = await screen.findAllByRole('link', { name: '1,318 changed together' });
  expect(links).toHaveLength(1);
  expect(leadsToBatch(links[0])).toBe(true);
  await waitFor(() => expect(inputs.at(-1)).not.toHaveProperty('filters.grouped'));
  await user.click(screen.getByRole('button', { name: 'Grouped' }));
  expect(await screen.findByRole('link', { name: '1,318 entries' })).toBeDefined();
});

test('a row that is pressed opens the entries of its batch one by one', async () => {
  const user = renderList();
  await user.click(await screen.findByText('Product updated by import: 1,306 products'));
  expect(await screen.findByText('1,318 changed together')).toBeDefined();
  await waitFor(() => expect(inputs.at(-1)).toHaveProperty('filters.batchId', ENTRY.batch?._id));
  expect(screen.queryByRole('button', { name: 'Grouped' })).toBeNull();
});
