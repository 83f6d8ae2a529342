import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { auditAnchors, auditLog, auditSeals } from '@aabha/db/schema/audit';
import { erasures } from '@aabha/db/schema/privacy-requests';
import { movableClock } from '../../testing/clock';
import { PASSWORD, signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { anchorAudit } from './anchor-audit.service';
import { readAnchorFile } from './anchor-file.service';
import { sealAudit } from './seal-audit.service';
import { verifyAudit } from './verify-audit.service';

let shop: TestShop;
let boss: SignedIn;
let file: string;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'anchors-')), 'audit.txt');
  shop = await startTestShop({ AUDIT_ANCHOR_FILE: file });
  clock = movableClock(shop);
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

async function write(count = 1, values: Partial<typeof auditLog.$inferInsert> = {}): Promise<string[]> {
  const entry = { staffId: boss.id, action: 'thing.do', entity: 'thing', entityId: '1', ...values };
  const rows = await shop.db
    .insert(auditLog)
    .values(Array.from({ length: count }, () => entry))
    .returning();
  return rows.map(({ id }) => id);
}
const sealAll = async () => {
  while ((await sealAudit(shop.db)) > 0);
};
const sealsOf = (id: string) => shop.db.select().from(auditSeals).where(eq(auditSeals.entryId, id));
const findings = async () => (await verifyAudit(shop.db)).findings;

/** What an owner of the database can do: work on a table without its guards. */
async function withoutGuards(table: 'audit_log' | 'audit_seals', statement: ReturnType<typeof sql>) {
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    await tx.execute(statement);
    await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
  });
}
/** Changes something for the time of a check. */
async function found(
  table: 'audit_log' | 'audit_seals',
  change: ReturnType<typeof sql>,
  undo: ReturnType<typeof sql>,
) {
  await withoutGuards(table, change);
  const result = await findings();
  await withoutGuards(table, undo);
  expect(await findings()).toEqual([]);
  return result.map(({ serial, entry, detail }) => ({ serial, entry, detail }));
}

describe('the audit log', () => {
  it('refuses to change, delete or forget an entry, a seal or an anchor', async () => {
    const [id = ''] = await write();
    await sealAll();
    for (const statement of [
      sql`update audit_log set after = '{}' where id = ${id}`,
      sql`delete from audit_log where id = ${id}`,
      sql`truncate audit_log`,
      sql`update audit_seals set content_hash = chain_hash`,
      sql`delete from audit_seals`,
      sql`truncate audit_seals`,
      sql`truncate audit_anchors`,
    ])
      await expect(shop.db.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('only added to') as unknown },
      });
  });

  it('lets an erasure change only what a person could be recognised by', async () => {
    const [id = ''] = await write();
    await expect(
      shop.db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('aabha.erasure', ${id}, true)`);
        await tx.execute(sql`update audit_log set action = 'thing.undo' where id = ${id}`);
      }),
    ).rejects.toThrow();
  });
});

describe('the hash chain', () => {
  it('has each entry once, in any number of processes, and is unbroken', async () => {
    const ids = await write(1203);
    await Promise.all([sealAll(), sealAll(), sealAll()]);
    const seals = await shop.db.select().from(auditSeals).orderBy(auditSeals.serial);
    expect(seals.map(({ serial }) => serial)).toEqual(seals.map((_, index) => index + 1));
    const sealed = seals.map(({ entryId }) => entryId);
    expect(new Set(sealed).size).toBe(sealed.length);
    expect(sealed).toEqual(expect.arrayContaining(ids));
    const report = await verifyAudit(shop.db);
    expect(report).toMatchObject({ findings: [], waiting: 0, serial: seals.length });
  });

  it('is the same after entries were named again, as after a restore', async () => {
    const before = await shop.db.$count(auditSeals);
    await shop.db.execute(
      sql`insert into audit_unsealed (kind, entry_id) select 'entry', id from audit_log limit 3`,
    );
    await sealAll();
    expect(await shop.db.$count(auditSeals)).toBe(before);
  });

  it('names a changed, a removed and an unsealed entry', async () => {
    const [id = ''] = await write(1, { after: { price: 100 } });
    await sealAll();
    const [seal] = await sealsOf(id);
    const at = { serial: seal?.serial, entry: id };
    expect(
      await found(
        'audit_log',
        sql`update audit_log set after = '{"price": 99}' where id = ${id}`,
        sql`update audit_log set after = '{"price": 100}' where id = ${id}`,
      ),
    ).toEqual([{ ...at, detail: 'Its entry is not what was sealed.' }]);
    const [row] = await shop.db.execute<{ copy: string }>(
      sql`select row_to_json(audit_log)::text as copy from audit_log where id = ${id}`,
    );
    expect(
      await found(
        'audit_log',
        sql`delete from audit_log where id = ${id}`,
        sql`insert into audit_log select * from json_populate_record(null::audit_log, ${row?.copy ?? ''}::json)`,
      ),
    ).toEqual([{ ...at, detail: 'Its entry was removed.' }]);
    expect(
      await found(
        'audit_log',
        sql`insert into audit_log (staff_id, action, entity, entity_id) values (${boss.id}, 'thing.fake', 'thing', '1')`,
        sql`delete from audit_log where action = 'thing.fake'`,
      ),
    ).toEqual([
      { serial: null, entry: expect.any(String) as string, detail: 'It was written around the hash chain.' },
    ]);
  });

  it('names a changed and a removed seal', async () => {
    const [id = ''] = await write(2);
    await sealAll();
    const [seal] = await sealsOf(id);
    const serial = seal?.serial ?? 0;
    const hash = seal?.chainHash ?? '';
    const broken = await found(
      'audit_seals',
      sql`update audit_seals set chain_hash = repeat('0', 64) where serial = ${serial}`,
      sql`update audit_seals set chain_hash = ${hash} where serial = ${serial}`,
    );
    expect(broken.map((one) => [one.serial, one.detail])).toEqual([
      [serial, 'Its seal does not follow from the one before it.'],
      [serial + 1, 'Its seal does not follow from the one before it.'],
    ]);
    const [row] = await shop.db.execute<{ copy: string }>(
      sql`select row_to_json(audit_seals)::text as copy from audit_seals where serial = ${serial}`,
    );
    const removed = await found(
      'audit_seals',
      sql`delete from audit_seals where serial = ${serial}`,
      sql`insert into audit_seals select * from json_populate_record(null::audit_seals, ${row?.copy ?? ''}::json)`,
    );
    expect(removed.map(({ detail }) => detail)).toEqual([
      'The seals before it were removed.',
      'It was written around the hash chain.',
    ]);
  });

  it('has an erasure as a seal of its own, which names it', async () => {
    const person = await signedInAs(shop);
    await shop.trpc(boss.token).accounts.update.mutate({ id: person.id, user: { name: 'Kavya Nair' } });
    await sealAll();
    await shop.trpc(person.token).privacy.erase.mutate({ password: PASSWORD });
    await sealAll();
    const [entry] = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, person.id));
    const [erasure] = await shop.db.select().from(erasures).where(eq(erasures.userId, person.id));
    expect(JSON.stringify(entry)).not.toContain('Kavya');
    expect(await sealsOf(entry?.id ?? '')).toMatchObject([
      { kind: 'entry', erasureId: null },
      { kind: 'erasure', erasureId: erasure?.id },
    ]);
    expect(await findings()).toEqual([]);
    /* An erasure that nobody asked for. */
    await shop.db.delete(erasures).where(eq(erasures.userId, person.id));
    expect((await findings()).map(({ detail }) => detail)).toContain(
      'It names an erasure that is not recorded.',
    );
    await shop.db.insert(erasures).values(erasure ?? { emailKeys: [], counts: {} });
  });
});

describe('an anchor', () => {
  const day = () => indiaDay(shop.deps.ports.clock.now());

  it('is not made of a shop that had no entry before today', async () => {
    expect(await anchorAudit(shop.deps)).toBe(false);
  });

  it('is made once of each day, mailed, and written to the file', async () => {
    const ended = day();
    clock.advance(86_400_000);
    await Promise.all([anchorAudit(shop.deps), anchorAudit(shop.deps)]);
    expect(await shop.db.$count(auditAnchors)).toBe(1);
    const [anchor] = await shop.db.select().from(auditAnchors).where(eq(auditAnchors.day, ended));
    expect(anchor).toMatchObject({ findingCount: 0, findings: [] });
    const { supportEmail } = shop.deps.settings.current.brand;
    const { text } = await shop.mail(supportEmail, /^Audit log of/);
    expect(text).toContain(anchor?.chainHash);
    await expect
      .poll(() => readFile(file, 'utf8').catch(() => ''))
      .toContain(`${ended} ${anchor?.serial} ${anchor?.chainHash}\n`);
    expect(await readAnchorFile(file)).toHaveLength(1);
    const { token } = await signedInAs(shop, 'SuperAdmin');
    const chain = await shop.trpc(token).audit.chain.query({});
    expect(chain).toMatchObject({ waiting: 0, anchor: { day: ended, chain_hash: anchor?.chainHash } });
  });

  it('shows a log that was changed and sealed again from there', async () => {
    const [head] = await readAnchorFile(file);
    const forged = { serial: head?.serial ?? 0, chainHash: '0'.repeat(64), source: 'the mail' };
    const { findings: named } = await verifyAudit(shop.db, { heads: [forged] });
    expect(named.map(({ detail }) => detail)).toEqual([
      'Its chain hash is not that of the mail: something up to it was changed and sealed again.',
    ]);
  });
});

it('is seen by a SuperAdmin only', async () => {
  const sub = await signedInAs(shop, 'SubAdmin');
  await expect(shop.trpc(sub.token).audit.chain.query({})).rejects.toThrow();
});
