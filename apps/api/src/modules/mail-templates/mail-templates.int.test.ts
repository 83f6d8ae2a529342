import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MAIL_TEMPLATE_FACTS } from '@aabha/contracts/mails/mail-template-facts';
import { MAIL_KINDS, TEST_MAILS_PER_HOUR } from '@aabha/contracts/mails/mails.values';
import { auditLog } from '@aabha/db/schema/audit';
import { mailCopies } from '@aabha/db/schema/mail-copies';
import { outbox } from '@aabha/db/schema/outbox';
import { enqueue } from '../../outbox/outbox';
import { signedInAs } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: Awaited<ReturnType<typeof signedInAs>>;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const templates = (token = boss.token) => shop.trpc(token).mailTemplates;
const KIND = 'mail.order-status';

describe('the list of mail templates', () => {
  it('has every kind of mail, a page at a time', async () => {
    const { mailTemplateList, mailTemplateCount } = await templates().list.query({ pageSize: 100 });
    expect(mailTemplateCount).toBe(MAIL_KINDS.length);
    expect(mailTemplateList.map(({ kind }) => kind).toSorted()).toEqual([...MAIL_KINDS].toSorted());
    const second = await templates().list.query({ pageSize: 20, pageNum: 2 });
    expect(second.mailTemplateList).toEqual(mailTemplateList.slice(20, 40));
  });

  it('finds by audience, name, subject and occasion', async () => {
    const search = async (filters: object) =>
      (await templates().list.query({ filters, pageSize: 100 })).mailTemplateList.map(({ kind }) => kind);
    expect(await search({ audience: 'business' })).toEqual([
      'mail.technician',
      'mail.wholesale-placed',
      'mail.wholesale-invoice',
      'mail.wholesale-credit-note',
    ]);
    expect(await search({ search: ' one-TIME ' })).toEqual(['mail.code']);
    expect(await search({ search: 'one-time', audience: 'staff' })).toEqual([]);
    expect(await search({ search: 'contact form', audience: 'staff' })).toEqual(['mail.contact-support']);
  });
});

describe('a preview', () => {
  it('is the first example in English, with the published settings', async () => {
    const { mailTemplate, preview } = await templates().preview.query({ kind: 'mail.order-placed' });
    expect(mailTemplate).toMatchObject({ name: 'Order placed', languages: ['en', 'hi'] });
    expect(preview).toMatchObject({ example: 'person', language: 'en', subject: mailTemplate.subject });
    expect(preview.attachments).toEqual(['Invoice TV-2627-004217.pdf']);
    expect(preview.from).toContain(shop.deps.settings.mailFrom.address);
    expect(preview.html).toContain(shop.deps.settings.current.brand.phone);
  });

  it('is of the example and language that are asked for, over REST, too', async () => {
    const input = { example: 'delivered', language: 'hi' };
    const path = `/mail-template/${KIND}/preview`;
    const { status, body } = await shop.rest<{ preview: { html: string; text: string } }>(
      'POST',
      path,
      input,
      boss.token,
    );
    expect(status).toBe(200);
    expect(body.data.preview).toMatchObject(input);
    expect(body.data.preview.html).toContain('lang="hi-IN"');
  });

  it('is refused for an unknown kind, example or language', async () => {
    const post = (path: string, body: object) => shop.rest('POST', path, body, boss.token);
    expect((await post('/mail-template/mail.nothing/preview', {})).status).toBe(404);
    expect((await post(`/mail-template/${KIND}/preview`, { example: 'lost' })).status).toBe(404);
    expect((await post('/mail-template/mail.reorder/preview', { language: 'hi' })).status).toBe(400);
  });

  it('is for SuperAdmins only', async () => {
    const helper = await signedInAs(shop, 'SubAdmin');
    const shopper = await signedInAs(shop);
    for (const { token } of [helper, shopper]) {
      const own = templates(token);
      for (const call of [
        () => own.list.query({}),
        () => own.preview.query({ kind: KIND }),
        () => own.sendTest.mutate({ kind: KIND }),
      ])
        await expect(call()).rejects.toMatchObject({ data: { httpStatus: 403 } });
    }
    expect(await shop.mails(helper.email)).toEqual([]);
  });
});

describe('a test mail', () => {
  it('goes to the caller only, with its prefix and attachments, audited and not in the log', async () => {
    const meera = await signedInAs(shop, 'SuperAdmin');
    const { message } = await templates(meera.token).sendTest.mutate({
      kind: 'mail.order-placed',
      language: 'hi',
    });
    expect(message).toBe(`The test mail is on its way to ${meera.email}.`);
    const mail = await shop.mail(meera.email, /^\[Test\] /);
    const { preview } = await templates().preview.query({ kind: 'mail.order-placed', language: 'hi' });
    expect(mail.subject).toBe(`[Test] ${preview.subject}`);
    expect(mail.html.trim()).toBe(preview.html);
    expect(mail.attachments).toMatchObject([{ fileName: preview.attachments[0] }]);
    expect(await shop.mails(preview.to)).toEqual([]);
    expect(await shop.db.$count(mailCopies)).toBe(0);
    const { mailCount } = await shop.trpc(boss.token).mailLog.list.query({});
    expect(mailCount).toBe(0);
    const [entry] = await shop.db
      .select()
      .from(auditLog)
      .where(sql`action = 'mail-template.send-test' and staff_id = ${meera.id}`);
    expect(entry).toMatchObject({
      entity: 'mail-template',
      entityId: 'mail.order-placed',
      after: { example: 'person', language: 'hi' },
    });
    const { auditList } = await shop.trpc(boss.token).audit.list.query({});
    expect(auditList[0]?.subject.name).toBe(MAIL_TEMPLATE_FACTS['mail.order-placed'].name);
  });

  it('draws each document of the examples', async () => {
    const arun = await signedInAs(shop, 'SuperAdmin');
    const kinds = ['mail.refunded-part', 'mail.wholesale-invoice', 'mail.wholesale-credit-note'] as const;
    for (const kind of kinds) {
      await templates(arun.token).sendTest.mutate({ kind });
      const { preview } = await templates(arun.token).preview.query({ kind });
      const mail = await vi.waitFor(
        async () => {
          const found = (await shop.mails(arun.email)).find(({ subject }) =>
            subject.endsWith(preview.subject),
          );
          expect(found).toBeDefined();
          return found;
        },
        { timeout: 20_000, interval: 50 },
      );
      expect(mail?.attachments).toMatchObject([{ fileName: preview.attachments[0] }]);
    }
  });

  it('is sent once for a key', async () => {
    const farah = await signedInAs(shop, 'SuperAdmin');
    const send = () =>
      fetch(`${shop.url}/api/v1/mail-template/${KIND}/test`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', authorization: `Bearer ${farah.token}` },
          'idempotency-key': 'test-1',
        },
        body: JSON.stringify({ example: 'cancelled' }),
      });
    const first = await send();
    const bodies = [
      await first.text(),
      ...(await Promise.all([send(), send()].map(async (sent) => (await sent).text()))),
    ];
    expect(first.status).toBe(200);
    expect(new Set(bodies).size).toBe(1);
    await shop.mail(farah.email, /^\[Test\] .*Cancelled/);
    expect(
      await shop.db.$count(
        outbox,
        sql`kind = 'mail-template.send-test' and payload ->> 'userId' = ${farah.id}`,
      ),
    ).toBe(1);
  });

  it('is refused the eleventh time within an hour, for this person only', async () => {
    const anil = await signedInAs(shop, 'SuperAdmin');
    const send = () => shop.rest('POST', '/mail-template/mail.welcome/test', {}, anil.token);
    const sent = await Promise.all(Array.from({ length: TEST_MAILS_PER_HOUR + 1 }, send));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(TEST_MAILS_PER_HOUR);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(JSON.stringify(refused.body)).toMatch(
      /You have sent 10 test mails within an hour\. Please try again in (59|60) minutes\./,
    );
    const audited = sql`action = 'mail-template.send-test' and staff_id = ${anil.id}`;
    expect(await shop.db.$count(auditLog, audited)).toBe(TEST_MAILS_PER_HOUR);
    expect((await shop.rest('POST', '/mail-template/mail.welcome/test', {}, boss.token)).status).toBe(200);
  });

  it('is not sent to who is no longer a SuperAdmin', async () => {
    const gone = await signedInAs(shop, 'SubAdmin');
    await enqueue(shop.db, 'mail-template.send-test', {
      ...{ userId: gone.id, kind: KIND, example: 'shipped', language: 'en' },
    });
    await vi.waitFor(
      async () => {
        const [row] = await shop.db
          .select()
          .from(outbox)
          .where(sql`kind = 'mail-template.send-test' and payload ->> 'userId' = ${gone.id}`);
        expect(row?.doneAt).toBeTruthy();
      },
      { timeout: 20_000, interval: 50 },
    );
    expect(await shop.mails(gone.email)).toEqual([]);
    expect(await shop.db.$count(outbox, eq(outbox.kind, KIND))).toBe(0);
  });
});
