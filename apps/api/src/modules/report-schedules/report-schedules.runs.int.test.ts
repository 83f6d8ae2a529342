import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { indiaMinute } from '@aabha/contracts/time/india-time';
import { users } from '@aabha/db/schema/accounts';
import { outbox } from '@aabha/db/schema/outbox';
import { reportRunMails, reportRuns, reportSchedules } from '@aabha/db/schema/report-schedules';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { signedInWith } from '../../testing/permitted';
import { MONDAY, reportDesk } from '../../testing/report-desk';
import { buy } from '../../testing/shopping-steps';
import { claimRun } from './report-runs.queries';
import { runReportSchedules } from './run-report-schedules.service';

const at = reportDesk();
const DAY_MS = 86_400_000;

it('a due report is mailed once though two processes look at the same time, with its figures, link and CSV file', async () => {
  at.clock.reset();
  const shopper = await signedInAs(at.shop);
  at.shop.startWorkers();
  await buy(at.shop, shopper, (await aProduct(at.shop.db, { stock: 5 })).id, 2);
  await vi.waitFor(async () => {
    const { invoiceCount } = await at.shop.trpc(at.boss.token).invoices.list.query({});
    expect(invoiceCount).toBe(1);
  });
  await at.shop.stopWorkers();
  const second = await signedInAs(at.shop, 'SuperAdmin', { name: 'Arun Nair' });
  const report = { kind: 'sales', by: 'state' } as const;
  /* At the hour that runs, so that the days of the report are those of the sale. */
  const hour = Number(indiaMinute(new Date().toISOString()).slice(11, 13));
  const recipients = [at.boss.id, second.id];
  const schedule = await at.make({ report, period: 'month-to-date', hour, recipients });
  const before = await at.sentSoFar();
  expect(await runReportSchedules(at.shop.deps)).toBe(0);
  await at.shop.db
    .update(reportSchedules)
    .set({ nextRunAt: new Date(Date.now() - 1).toISOString() })
    .where(eq(reportSchedules.id, schedule._id));
  const made = await Promise.all(Array.from({ length: 4 }, () => runReportSchedules(at.shop.deps)));
  expect(made.filter(Boolean)).toHaveLength(1);
  await at.sendQueued();

  const { schedule: after, runs } = await at.read(schedule._id);
  expect(after.next_run_at).toBe(schedule.next_run_at);
  expect(runs).toMatchObject([{ cause: 'schedule', state: 'sent', mails: 2, sent: 2, is_attached: true }]);
  const [run] = runs;
  if (!run) throw new Error('There is no run.');
  for (const person of [at.boss, second]) {
    const [mail, ...others] = await at.mailsTo(person, person === at.boss ? before : 0);
    if (!mail) throw new Error('There is no mail.');
    expect(others).toEqual([]);
    expect(mail.subject).toContain('Sales by State');
    expect(mail.text).toContain('Karnataka');
    expect(mail.text).toMatch(/Televisions sold: 2 \(0\)/);
    expect(mail.html).toContain(
      `/admin-dashboard/sales-report?by=state&amp;from=${run.from}&amp;to=${run.to}`,
    );
    expect(mail.attachments).toMatchObject([{ fileName: `sales-report-${run.from}-${run.to}.csv` }]);
    const exported = await fetch(`${at.shop.url}/api/v1/report/sales/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${at.boss.token}` },
      body: JSON.stringify({ filters: { by: 'state', from: run.from, to: run.to } }),
    });
    expect(await at.attachmentOf(mail)).toEqual(Buffer.from(await exported.arrayBuffer()));
  }
});

it('a time that was missed is sent once when the shop is back, with the days of that time', async () => {
  const schedule = await at.make({ period: 'month-to-date', hour: 23 });
  const before = await at.sentSoFar();
  /* Down from Monday on; back at one in the morning of the first of December in India. */
  at.clock.stopAt('2025-11-30T19:30:00.000Z');
  await at.runAll();
  await at.runAll();
  const { schedule: after, runs } = await at.read(schedule._id);
  expect(runs).toMatchObject([{ from: '2025-11-01', to: '2025-11-30', due_at: '2025-11-30T17:30:00.000Z' }]);
  expect(after.next_run_at).toBe('2025-12-01T17:30:00.000Z');
  expect(await at.mailsTo(at.boss, before)).toHaveLength(1);
});

it('a process that dies while it makes a report leaves it to another one, and a mail that was sent is not sent again', async () => {
  const schedule = await at.make();
  const before = await at.sentSoFar();
  const { run } = await at.api.send.mutate({ id: schedule._id });
  /* A process claims it and dies. */
  const lease = { now: MONDAY, leaseEnd: new Date(Date.parse(MONDAY) + 300_000).toISOString() };
  expect((await claimRun(at.shop.db, lease))?.id).toBe(run._id);
  await at.runAll();
  expect(await at.mailsTo(at.boss, before)).toHaveLength(0);
  at.clock.advance(300_000);
  await at.runAll();
  expect(await at.mailsTo(at.boss, before)).toHaveLength(1);
  /* A process sends it and dies before it says so. */
  const again = { doneAt: null, runAt: new Date(Date.now() - 1000).toISOString() };
  await at.shop.db.update(outbox).set(again).where(eq(outbox.kind, 'mail.report'));
  await at.sendQueued();
  expect(await at.mailsTo(at.boss, before)).toHaveLength(1);
  expect((await at.read(schedule._id)).runs).toMatchObject([
    { state: 'sent', tries: 2, requested_by: 'Meera Iyer' },
  ]);
});

it('who left or lost the role gets nothing and is taken off, before a report is made and before it is mailed', async () => {
  const [gone, demoted, late] = [
    await signedInAs(at.shop, 'SuperAdmin', { name: 'Gone' }),
    await signedInAs(at.shop, 'SuperAdmin', { name: 'Demoted' }),
    await signedInAs(at.shop, 'SuperAdmin', { name: 'Late' }),
  ];
  const schedule = await at.make({ recipients: [at.boss.id, gone.id, demoted.id, late.id] });
  const change = (person: SignedIn, values: Partial<typeof users.$inferInsert>) =>
    at.shop.db.update(users).set(values).where(eq(users.id, person.id));
  await change(gone, { disabledAt: MONDAY });
  await change(demoted, { role: 'SubAdmin' });
  const before = await at.sentSoFar();
  await at.api.send.mutate({ id: schedule._id });
  await runReportSchedules(at.shop.deps);
  await change(late, { disabledAt: MONDAY });
  await at.sendQueued();
  expect(await at.mailsTo(at.boss, before)).toHaveLength(1);
  for (const person of [gone, demoted, late]) expect(await at.mailsTo(person)).toEqual([]);
  const { schedule: after, runs } = await at.read(schedule._id);
  expect(runs).toMatchObject([{ state: 'sent', mails: 1, sent: 1 }]);
  expect(after.recipients.map(({ name }) => name)).toEqual(['Meera Iyer']);
  expect(after.taken_off.map(({ name, reason }) => [name, reason])).toEqual([
    ['Demoted', 'role'],
    ['Gone', 'closed'],
    ['Late', 'closed'],
  ]);

  /* Nobody may be added who may not see the report; with nobody left it pauses itself. */
  await expect(
    at.api.update.mutate({
      id: schedule._id,
      ...at.fieldsOf(after),
      state: 'active',
      recipients: [demoted.id],
    }),
  ).rejects.toMatchObject({
    data: { reason: 'REPORT_RECIPIENT_REFUSED', fields: { recipients: 'Demoted may not see this report.' } },
  });
  const alone = await signedInAs(at.shop, 'SuperAdmin');
  const lonely = await at.make({ recipients: [alone.id] });
  await change(alone, { role: 'SubAdmin' });
  await at.api.send.mutate({ id: lonely._id });
  await at.runAll();
  expect(await at.mailsTo(alone)).toEqual([]);
  expect((await at.read(lonely._id)).schedule).toMatchObject({
    ...{ state: 'paused', next_run_at: null, reason: expect.stringContaining('Nobody') },
    last_run: { state: 'nobody' },
  });
});

it('is mailed to a SubAdmin whose role may see reports, until it may not', async () => {
  const analyst = await signedInWith(at.shop, ['reports'], { name: 'Analyst' });
  const packer = await signedInWith(at.shop, ['orders'], { name: 'Packer' });
  await expect(at.make({ recipients: [packer.id] })).rejects.toMatchObject({
    data: { fields: { recipients: 'Packer may not see this report.' } },
  });
  const schedule = await at.make({ recipients: [at.boss.id, analyst.id] });
  await at.api.send.mutate({ id: schedule._id });
  await at.runAll();
  expect(await at.mailsTo(analyst)).toHaveLength(1);
  /* Taken away after the report is made, before it is mailed. */
  await at.api.send.mutate({ id: schedule._id });
  await runReportSchedules(at.shop.deps);
  await analyst.permit(['orders']);
  await at.sendQueued();
  expect(await at.mailsTo(analyst)).toHaveLength(1);
  expect((await at.read(schedule._id)).schedule.taken_off).toMatchObject([
    { name: 'Analyst', reason: 'role' },
  ]);
});

it('a paused schedule sends nothing, and resumes with its next time', async () => {
  const schedule = await at.make();
  const set = (state: 'active' | 'paused') =>
    at.api.update.mutate({ id: schedule._id, ...at.fieldsOf(schedule), recipients: [at.boss.id], state });
  const before = await at.sentSoFar();
  expect((await set('paused')).schedule).toMatchObject({ state: 'paused', next_run_at: null });
  at.clock.advance(3 * DAY_MS);
  await at.runAll();
  expect(await at.mailsTo(at.boss, before)).toEqual([]);
  const { schedule: resumed } = await set('active');
  expect(resumed.next_run_at).toBe('2025-11-28T02:30:00.000Z');
  await at.runAll();
  expect(await at.mailsTo(at.boss, before)).toEqual([]);
  at.clock.advance(DAY_MS);
  await at.runAll();
  expect(await at.mailsTo(at.boss, before)).toHaveLength(1);
  /* What is asked for by hand is sent of a paused one, too; what was due and is not made yet is not. */
  at.clock.advance(DAY_MS);
  await at.shop.db.insert(reportRuns).values({
    ...{ scheduleId: schedule._id, cause: 'schedule', dueAt: MONDAY, nextTryAt: MONDAY },
    ...{ fromDay: '2025-11-23', toDay: '2025-11-23' },
  });
  await set('paused');
  await at.api.send.mutate({ id: schedule._id });
  await at.runAll();
  expect(await at.mailsTo(at.boss, before)).toHaveLength(2);
  const states = (await at.read(schedule._id)).runs.map(({ state }) => state);
  expect(states).toEqual(['sent', 'stopped', 'sent']);
});

it('a report that cannot be made is tried again, then has failed; the next one is made', async () => {
  const schedule = await at.make();
  /* A report that this release does not know. */
  await at.shop.db
    .update(reportSchedules)
    .set({ report: { kind: 'sales', by: 'nothing' as 'day' } })
    .where(eq(reportSchedules.id, schedule._id));
  await at.api.send.mutate({ id: schedule._id });
  for (const minutes of [0, 1, 5, 15, 60]) {
    at.clock.advance(minutes * 60_000);
    expect(await runReportSchedules(at.shop.deps)).toBe(1);
    expect(await runReportSchedules(at.shop.deps)).toBe(0);
  }
  const [failed] = await at.shop.db.select().from(reportRuns).where(eq(reportRuns.scheduleId, schedule._id));
  expect(failed).toMatchObject({ state: 'failed', tries: 5 });
  expect(await at.shop.db.$count(reportRunMails, eq(reportRunMails.runId, failed?.id ?? ''))).toBe(0);
});
