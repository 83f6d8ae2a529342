import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type {
  CreateReportScheduleInput,
  ReportSchedule,
} from '@aabha/contracts/report-schedules/report-schedules.schema';
import { outbox } from '@aabha/db/schema/outbox';
import { reportSchedules } from '@aabha/db/schema/report-schedules';
import { runReportSchedules } from '../modules/report-schedules/run-report-schedules.service';
import { signedInAs, someServiceAreas, type SignedIn } from './builders';
import { movableClock } from './clock';
import { startTestShop, type TestMail, type TestShop } from './test-shop';

/** Long ago, so that sessions of the real time are never over. */
export const MONDAY = '2025-11-24T04:00:00.000Z';

/** Returns a shop for the tests of a file, whose clock stands at a Monday in the morning and whose reports are made by hand. */
export function reportDesk() {
  let shop: TestShop;
  let boss: SignedIn;
  let clock: ReturnType<typeof movableClock>;
  beforeAll(async () => {
    shop = await startTestShop();
    await someServiceAreas(shop.db);
    boss = await signedInAs(shop, 'SuperAdmin', { name: 'Meera Iyer' });
    await shop.stopWorkers();
  });
  afterAll(() => shop.stop());
  beforeEach(() => {
    clock = movableClock(shop);
    clock.stopAt(MONDAY);
  });
  afterEach(async () => {
    clock.reset();
    await shop.db.delete(reportSchedules);
  });

  const api = () => shop.trpc(boss.token).reportSchedules;

  /** Has the workers send what is queued. */
  async function sendQueued() {
    shop.startWorkers();
    const pending = and(eq(outbox.kind, 'mail.report'), isNull(outbox.doneAt));
    await vi.waitFor(async () => expect(await shop.db.$count(outbox, pending)).toBe(0), { timeout: 15_000 });
    await shop.stopWorkers();
  }

  return {
    get shop() {
      return shop;
    },
    get boss() {
      return boss;
    },
    get clock() {
      return clock;
    },
    get api() {
      return api();
    },
    /** Adds a schedule of taxes, mailed to the boss every day at eight. */
    make: async (over: Partial<CreateReportScheduleInput> = {}): Promise<ReportSchedule> =>
      (
        await api().create.mutate({
          ...{ report: { kind: 'tax' as const }, period: 'yesterday', every: 'day', hour: 8 },
          ...{ recipients: [boss.id], ...over },
        })
      ).schedule,
    read: (id: string) => api().get.query({ id }),
    fieldsOf: ({ report, period, every, weekday, month_day, hour }: ReportSchedule) => ({
      ...{ report, period, every, weekday, month_day, hour },
    }),
    sendQueued,
    /** Makes all reports that are due, then has them mailed. */
    async runAll() {
      while ((await runReportSchedules(shop.deps)) > 0);
      await sendQueued();
    },
    /** Returns the mails to a person, those from a number on. */
    mailsTo: async (person: SignedIn, from = 0): Promise<TestMail[]> =>
      (await shop.mails(person.email)).slice(from),
    sentSoFar: async () => (await shop.mails(boss.email)).length,
    /** Returns the first file of a mail. */
    async attachmentOf({ id, attachments }: TestMail): Promise<Buffer> {
      const name = encodeURIComponent(attachments[0]?.fileName ?? '');
      const response = await fetch(`${shop.inboxUrl}/email/${id}/attachment/${name}`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
}
