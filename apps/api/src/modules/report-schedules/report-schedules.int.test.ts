import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ScheduledReport } from '@aabha/contracts/report-schedules/report-schedules.schema';
import { reportTitle } from '@aabha/contracts/report-schedules/schedule-texts';
import { auditLog } from '@aabha/db/schema/audit';
import { reportRunFiles, reportRuns } from '@aabha/db/schema/report-schedules';
import { signedInAs } from '../../testing/builders';
import type { ReadReplica } from '../../replica/read-replica';
import { reportDesk } from '../../testing/report-desk';
import { runReportSchedules } from './run-report-schedules.service';

const at = reportDesk();

it('is made, changed, sent and deleted by SuperAdmins only, and audited', async () => {
  const clerk = await signedInAs(at.shop, 'SubAdmin');
  await expect(at.shop.trpc(clerk.token).reportSchedules.list.query({})).rejects.toMatchObject({
    data: { reason: 'FORBIDDEN' },
  });
  const schedule = await at.make({ report: { kind: 'returns', by: 'brand' }, every: 'month', month_day: 28 });
  expect(schedule.next_run_at).toBe('2025-11-28T02:30:00.000Z');
  const path = `/report-schedule/${schedule._id}`;
  const fields = { ...at.fieldsOf(schedule), recipients: [at.boss.id], state: 'active' };
  const changed = await at.shop.rest('POST', `${path}/update`, { ...fields, hour: 9 }, at.boss.token);
  expect(changed).toMatchObject({
    status: 200,
    body: { data: { schedule: { next_run_at: '2025-11-28T03:30:00.000Z' } } },
  });
  const outdated = { ...fields, updated_at: schedule.updated_at };
  at.clock.advance(1000);
  await at.shop.rest('POST', `${path}/update`, { ...fields, hour: 10 }, at.boss.token);
  expect((await at.shop.rest('POST', `${path}/update`, outdated, at.boss.token)).status).toBe(409);
  const wrong = { ...fields, month_day: 29 };
  expect((await at.shop.rest('POST', `${path}/update`, wrong, at.boss.token)).status).toBe(400);

  /* Two presses are one run. */
  const sends = await Promise.all([1, 2].map(() => at.shop.rest('POST', `${path}/send`, {}, at.boss.token)));
  expect(sends.map(({ status }) => status)).toEqual([200, 200]);
  expect(await at.shop.db.$count(reportRuns, eq(reportRuns.scheduleId, schedule._id))).toBe(1);
  const list = async (filters: object) => (await at.api.list.query({ filters })).scheduleCount;
  expect(await list({ report: 'returns', state: 'active' })).toBe(1);
  expect(await list({ report: 'coupons' })).toBe(0);

  await runReportSchedules(at.shop.deps);
  const before = await at.sentSoFar();
  expect((await at.shop.rest('POST', `${path}/delete`, {}, at.boss.token)).status).toBe(200);
  await at.sendQueued();
  expect(await at.mailsTo(at.boss, before)).toEqual([]);
  expect((await at.shop.rest('GET', path, undefined, at.boss.token)).status).toBe(404);
  const entries = await at.shop.db.select().from(auditLog).where(eq(auditLog.entityId, schedule._id));
  expect(entries.map(({ action }) => action)).toEqual(
    ['create', 'update', 'update', 'send', 'delete'].map((action) => `report-schedule.${action}`),
  );
});

const REPORTS: readonly ScheduledReport[] = [
  { kind: 'sales', by: 'size' },
  { kind: 'tax' },
  { kind: 'returns', by: 'reason' },
  { kind: 'coupons' },
  { kind: 'promises', by: 'courier' },
  { kind: 'refused-pins', by: 'district', place: '29' },
];

it('every report is made from the replica where there is one, and its mail says that there is nothing', async () => {
  let reads = 0;
  const openReport: ReadReplica['openReport'] = (primary) => (read) => {
    reads += 1;
    return read(primary);
  };
  const before = await at.sentSoFar();
  for (const report of REPORTS) {
    const { _id: id } = await at.make({ report });
    await at.api.send.mutate({ id });
  }
  const replica = { openReport } as ReadReplica;
  while ((await runReportSchedules({ ...at.shop.deps, replica })) > 0);
  expect(reads).toBeGreaterThanOrEqual(REPORTS.length);
  await at.sendQueued();
  const mails = await at.mailsTo(at.boss, before);
  const subjects = mails.map(({ subject }) => subject).toSorted();
  expect(subjects).toEqual(REPORTS.map((report) => `${reportTitle(report)}, 23 Nov 2025`).toSorted());
  for (const mail of mails) {
    expect(mail.text).toContain('There is nothing to list for these days.');
    expect(mail.text).toContain('Report Schedules');
    expect(mail.attachments).toHaveLength(1);
  }
});

it('a file that is too large for a mail is not attached, and the mail says where it is', async () => {
  const schedule = await at.make();
  const { run } = await at.api.send.mutate({ id: schedule._id });
  await runReportSchedules(at.shop.deps);
  /* As the worker stores one whose file is larger than the limit. */
  await at.shop.db
    .update(reportRunFiles)
    .set({ csv: null, rowCount: 90_000 })
    .where(eq(reportRunFiles.runId, run._id));
  const before = await at.sentSoFar();
  await at.sendQueued();
  const [mail] = await at.mailsTo(at.boss, before);
  expect(mail?.attachments).toEqual([]);
  expect(mail?.text).toContain('The CSV file has 90,000 rows and is too large for a mail.');
});
