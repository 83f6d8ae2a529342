import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import type { SelfAudit } from '@aabha/contracts/self-audit/self-audit.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { selfAudits } from '.';
import { SelfAuditList } from './SelfAuditList';

const DONE: SelfAudit = {
  ...{ _id: 'a1', state: 'done', requested_at: '2026-11-22T20:30:00.000Z', requested_by: null },
  ...{ ended_at: '2026-11-22T20:30:09.000Z', app_version: '1.4.0', checked: 66, pages: 66 },
  ...{ findings: 0, unchecked: 0 },
};
function show(audits: () => readonly SelfAudit[], more = {}) {
  const list = () => ({ selfAuditList: audits(), selfAuditCount: audits().length });
  const calls = serveApi({ 'selfAudits.list': list, ...more });
  renderScreen(<SelfAuditList />, { resources: [selfAudits] });
  return calls;
}

test.each<[Partial<SelfAudit>, string]>([
  [{}, 'Nothing found'],
  [{ findings: 2 }, '2 findings'],
  [{ unchecked: 1 }, 'Nothing found; 1 pattern not checked'],
  [{ state: 'failed' }, 'Did not finish'],
])('an audit %j shows its result and leads to its patterns', async (over, text) => {
  show(() => [{ ...DONE, ...over }]);
  await screen.findByText(text);
  const link = screen.getByText('23 Nov 2026, 2:00 am');
  expect(link.getAttribute('href')).toBe('/admin-dashboard/self-audit/a1/show');
  expect(screen.getByText('Weekly audit')).toBeTruthy();
});

test('an audit is started, shows its progress and is stopped', async () => {
  let audits: SelfAudit[] = [];
  const calls = show(() => audits, {
    'selfAudits.start': () => {
      audits = [{ ...DONE, state: 'running', ended_at: null, checked: 33 }];
      return { message: 'The self-audit starts in a few seconds.' };
    },
    'selfAudits.stop': () => {
      audits = [{ ...DONE, state: 'stopped' }];
      return { message: 'The self-audit is being stopped.' };
    },
  });
  await screen.findByText('No self-audits yet');
  fireEvent.click(await screen.findByText('Start self-audit'));
  await screen.findByText('33 of 66 pages read');
  expect(screen.getByRole('progressbar', { name: 'Self-audit' }).getAttribute('aria-valuenow')).toBe('50');
  fireEvent.click(screen.getByText('Stop'));
  await screen.findByText('Stopped');
  expect(calls.map(({ path }) => path).filter((path) => path !== 'selfAudits.list')).toEqual([
    'selfAudits.start',
    'selfAudits.stop',
  ]);
});

test('a refused start is stated', async () => {
  show(() => [DONE], {
    'selfAudits.start': () => {
      throw appError('SELF_AUDIT_RUNNING');
    },
  });
  fireEvent.click(await screen.findByText('Start self-audit'));
  await screen.findByText('A self-audit is already running.');
});
