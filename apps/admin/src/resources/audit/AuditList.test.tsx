import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditEntry } from '@aabha/contracts/audit/audit.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { auditLog } from '.';
import { AuditList } from './AuditList';

const ENTRY: AuditEntry = {
  ...{ _id: 'e1', action: 'product.import-update', entity: 'product', entityId: 'p1', apiKey: null },
  ...{ before: { stock: '5' }, after: { stock: '50' }, created_at: '2026-11-28T09:00:00.000Z' },
  staff: { _id: 's1', name: 'Meera Nair', email: 'meera@shop.example' },
  subject: { name: 'Nova 43', exists: true, role: null },
  batch: { _id: '0199c0de-0000-7000-8000-0000003f2a1b', entries: 1318 },
};

test('an entry leads to all that were changed with it, one that was changed alone to none', async () => {
  serveApi({
    'audit.list': () => ({
      auditList: [ENTRY, { ...ENTRY, _id: 'e2', batch: null }],
      auditCount: 2,
      actions: [],
    }),
    'audit.chain': () => ({ sealed: 2, chain_hash: 'ab', waiting: 0, anchor: null }),
    'accounts.listStaff': () => ({ staffList: [], staffCount: 0 }),
  });
  renderScreen(<AuditList />, { resources: [auditLog] });
  const links = await screen.findAllByRole('link', { name: '1,318 changed together' });
  expect(links).toHaveLength(1);
  expect(decodeURIComponent(links[0]?.getAttribute('href') ?? '')).toContain(
    '"batchId":"0199c0de-0000-7000-8000-0000003f2a1b"',
  );
});
