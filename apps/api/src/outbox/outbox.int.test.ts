import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox } from '@aabha/db/schema/outbox';
import { inTx } from '@aabha/db/tx';
import { startInbox } from '@aabha/embedded/inbox/inbox';
import { effectHandlers } from '../effects';
import { parseMailAddress } from '../core/mail-address';
import { smtpMail } from '../ports/mail/smtp-mail';
import { signedInAs } from '../testing/builders';
import { startTestShop, type TestMail, type TestShop } from '../testing/test-shop';
import { enqueue } from './outbox';
import { claimDue } from './outbox.queries';
import { runDueEffects, type EffectHandlers } from './worker';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 50 });
const rows = () => shop.db.select().from(outbox).orderBy(outbox.createdAt);
const rowOf = async (id: string) => (await shop.db.select().from(outbox).where(eq(outbox.id, id)))[0];

/** Queues the welcome mail of a new person and returns the id of the effect. */
async function welcome() {
  const { id: userId, email } = await signedInAs(shop);
  await enqueue(shop.db, 'mail.welcome', { userId });
  const row = (await rows()).find(({ payload }) => payload.userId === userId);
  if (!row) throw new Error('Nothing was queued.');
  return { email, id: row.id };
}

describe('a mail server that is down', () => {
  let inbox: Awaited<ReturnType<typeof startInbox>>;
  let smtpPort: number;
  beforeAll(async () => {
    inbox = await startInbox({ smtpPort: 0, httpPort: 0 });
    smtpPort = Number(new URL(inbox.smtpUrl).port);
    await inbox.stop();
  });
  beforeEach(() => {
    shop.deps.ports.mail.close();
    shop.deps.ports.mail = smtpMail(
      `smtp://127.0.0.1:${smtpPort}`,
      () => parseMailAddress('orders@aabha.example'),
      { requireTls: false },
    );
  });
  afterEach(async () => {
    shop.deps.ports.mail.close();
    await inbox.stop();
  });
  const comesBack = async () => {
    inbox = await startInbox({ smtpPort, httpPort: 0 });
  };
  const mails = async (to: string) =>
    (await (await fetch(`${inbox.url}/email?to=${encodeURIComponent(to)}`)).json()) as TestMail[];

  it('gets the mail once when it is back, and no mail is lost', async () => {
    const { id, email } = await welcome();
    await eventually(async () =>
      expect(await rowOf(id)).toMatchObject({ doneAt: null, failedAt: null, lastError: expect.any(String) }),
    );
    await comesBack();
    await eventually(async () => expect((await rowOf(id))?.doneAt).not.toBeNull());
    expect(await mails(email)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ lastError: null, attempts: expect.any(Number) });
  });

  it('marks a mail as failed after the last attempt and leaves it visible', async () => {
    const { id, email } = await welcome();
    await shop.db.update(outbox).set({ attempts: 99 }).where(eq(outbox.id, id));
    await eventually(async () => expect((await rowOf(id))?.failedAt).not.toBeNull());
    const failed = await rowOf(id);
    expect(failed).toMatchObject({ attempts: 100, doneAt: null, lastError: expect.stringMatching(/\S/) });
    await comesBack();
    const later = await welcome();
    await eventually(async () => expect(await mails(later.email)).toHaveLength(1));
    expect(await mails(email)).toEqual([]);
    expect(await rowOf(id)).toEqual(failed);
  });
});

describe('several workers', () => {
  beforeAll(() => shop.stopWorkers());
  beforeEach(() => shop.db.delete(outbox));
  /** Handlers that record which worker ran. */
  const noting = (seen: string[]): EffectHandlers => ({
    ...effectHandlers,
    'mail.welcome': async (_deps, { userId }) => {
      seen.push(userId);
    },
  });
  const drain = async (handlers: EffectHandlers) => {
    while ((await runDueEffects(shop.deps, handlers, 'mails')) > 0);
  };

  it('never run one effect twice', async () => {
    const userIds = Array.from({ length: 200 }, () => crypto.randomUUID());
    for (const userId of userIds) await enqueue(shop.db, 'mail.welcome', { userId });
    const seen: string[] = [];
    await Promise.all(Array.from({ length: 6 }, () => drain(noting(seen))));
    expect(seen.toSorted()).toEqual(userIds.toSorted());
    expect((await rows()).every(({ doneAt, attempts }) => doneAt !== null && attempts === 1)).toBe(true);
  });

  it('take over the effects of a dead worker when its lease expires', async () => {
    await enqueue(shop.db, 'mail.welcome', { userId: 'left behind' });
    expect(await claimDue(shop.db, 'mails', 10, 300)).toHaveLength(1);
    const seen: string[] = [];
    await drain(noting(seen));
    expect(seen).toEqual([]);
    await eventually(async () => {
      await drain(noting(seen));
      expect(seen).toEqual(['left behind']);
    });
  });

  it('continue with the others when one effect fails', async () => {
    for (const userId of ['bad', 'good']) await enqueue(shop.db, 'mail.welcome', { userId });
    const seen: string[] = [];
    await drain({
      ...effectHandlers,
      'mail.welcome': async (_deps, { userId }) => {
        if (userId === 'bad') throw new Error('This one cannot be sent.');
        seen.push(userId);
      },
    });
    expect(seen).toEqual(['good']);
    expect((await rows()).map(({ lastError, doneAt }) => [lastError, doneAt !== null])).toEqual([
      ['This one cannot be sent.', false],
      [null, true],
    ]);
  });
});

describe('an effect', () => {
  it('is not queued when its transaction rolls back', async () => {
    await shop.db.delete(outbox);
    const broken = inTx(shop.db, async (tx) => {
      await enqueue(tx, 'mail.welcome', { userId: 'nobody' });
      throw new Error('Not after all.');
    });
    await expect(broken).rejects.toThrow('Not after all.');
    expect(await rows()).toEqual([]);
  });
});
