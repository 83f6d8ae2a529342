import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditChain } from '@aabha/contracts/audit/audit-chain.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { auditLog } from '.';
import { AuditChainNote } from './AuditChainNote';

const CHAIN: AuditChain = { sealed: 1204, chain_hash: 'ab'.repeat(32), waiting: 0, anchor: null };
const ANCHOR: NonNullable<AuditChain['anchor']> = {
  ...{ day: '2026-11-27', serial: 1190, chain_hash: 'cd'.repeat(32), findings: [], finding_count: 0 },
  created_at: '2026-11-27T18:31:00.000Z',
};

function show(chain: Partial<AuditChain>) {
  serveApi({ 'audit.chain': () => ({ ...CHAIN, ...chain }) });
  return renderScreen(<AuditChainNote />, { resources: [auditLog] });
}

test('all entries are sealed, and the last check found nothing', async () => {
  show({ anchor: ANCHOR });
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain('All entries are in the hash chain, 1,204 seals.');
  expect(note.textContent).toContain('The check after 27 Nov 2026 found nothing changed.');
});

test('entries may wait to be sealed, and the first check is still to come', async () => {
  show({ waiting: 2 });
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain(
    '1,204 seals in the hash chain, 2 to come. The first nightly check comes',
  );
});

test('changes are named, each with its place', async () => {
  const findings = [
    { serial: 1100, entry: 'e1', detail: 'Its entry is not what was sealed.' },
    { serial: null, entry: 'e2', detail: 'It was written around the hash chain.' },
  ];
  show({ anchor: { ...ANCHOR, findings, finding_count: 2 } });
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain('found 2 changes that the shop did not make:');
  expect(
    within(note)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'No. 1,100: Its entry is not what was sealed.',
    'Entry e2: It was written around the hash chain.',
  ]);
});

test('the chain hash is copied with its place', async () => {
  const { user } = show({ anchor: ANCHOR });
  await user.click(await screen.findByRole('button', { name: 'Copy the chain hash' }));
  expect(await navigator.clipboard.readText()).toBe(`1204:${'ab'.repeat(32)}`);
});
