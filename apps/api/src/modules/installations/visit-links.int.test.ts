import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays } from '@aabha/contracts/installations/installations.rules';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { newId } from '@aabha/db/ids';
import { auditLog } from '@aabha/db/schema/audit';
import { installationFiles, installationLinks } from '@aabha/db/schema/installation-visits';
import { inTx } from '@aabha/db/tx';
import { aPicture, formOf } from '../../testing/forms';
import { installing } from '../../testing/installing';
import { visiting } from '../../testing/visiting';
import { eraseEverywhere } from '../privacy/erase-person.service';
import { purgeExpired } from '../retention/retention.service';

const desk = installing();
const at = visiting(desk);
let people = 0;

describe('the link of a technician', () => {
  it('shows what is needed for the visit, without a session, and nothing else', async () => {
    const { id, installation } = await at.booked();
    const token = await at.linkOf(id, { note: 'Please ring twice.' });
    const { status, body } = await at.read(token);
    expect(status).toBe(200);
    expect(body.data.visit).toEqual({
      ...{ state: 'open', name: installation.name, type: 'wall', day: installation.day },
      ...{ part: installation.part, fee: 0, note: 'Please ring twice.', needs_serial: true },
      to: {
        name: expect.any(String),
        phone: expect.any(String),
        address: expect.any(String),
        city: expect.any(String),
        zip: '560034',
      },
      valid_until: expect.any(String),
    });
    expect(indiaDay(new Date(body.data.visit.valid_until))).toBe(addDays(installation.day, 2));
    expect(JSON.stringify(body)).not.toContain('@');
    expect(JSON.stringify(body)).not.toContain(at.codeOf(id));
  });

  it('is stored as a hash alone, and is in no audit entry', async () => {
    const { id } = await at.booked();
    const token = await at.linkOf(id);
    const [row] = await desk.shop.db
      .select()
      .from(installationLinks)
      .where(eq(installationLinks.installationId, id));
    expect(JSON.stringify(row)).not.toContain(token);
    const entries = await desk.shop.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(entries.map(({ action }) => action)).toContain('installation.link');
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  it('ends with another one, with a move, and two days after the visit', async () => {
    const { id, order, installation } = await at.booked();
    const first = await at.linkOf(id);
    const second = await at.linkOf(id);
    expect([(await at.read(first)).status, (await at.read(second)).status]).toEqual([404, 200]);
    await desk.move(id, await desk.slot(order, 4), desk.boss);
    expect((await at.read(second)).status).toBe(404);
    const third = await at.linkOf(id);
    const { day } = await at.listed(order);
    await desk.stopAt(`${addDays(day, 2)}T18:29:00Z`);
    expect((await at.read(third)).status).toBe(200);
    await desk.stopAt(`${addDays(day, 2)}T18:31:00Z`);
    expect((await at.read(third)).status).toBe(404);
    expect(installation.state).toBe('booked');
  });

  it('is mailed without whom it is to, and the log of mails does not have it', async () => {
    const { id } = await at.booked();
    const email = `technician-${(people += 1)}@example.in`;
    const token = await at.linkOf(id, { email });
    const mail = await desk.shop.mail(email, /^Installation on /);
    expect(mail.text).toContain(`/visit/${token}`);
    expect(mail.text).not.toMatch(/Asha Rao|9876543210|Temple Road/);
    const [copies] = await desk.shop.sql<{ n: number }[]>`
      select count(*)::int as n from mail_copies where html like ${`%${token}%`}`;
    const [effects] = await desk.shop.sql<{ n: number }[]>`
      select count(*)::int as n from outbox where payload::text like ${`%${token}%`} or payload::text like ${`%${email}%`}`;
    expect([copies?.n, effects?.n]).toEqual([0, 0]);
  });

  it('is made by staff alone, of a visit that is still to come', async () => {
    const { id } = await at.booked();
    expect((await desk.shop.rest('POST', `/installation/${id}/link`, {}, desk.shopper.token)).status).toBe(
      403,
    );
    await desk.cancel(id);
    await expect(at.linkOf(id)).rejects.toMatchObject({ data: { reason: 'INSTALLATION_NOT_OPEN' } });
    await expect(at.linkOf('nothing')).rejects.toMatchObject({ data: { reason: 'INSTALLATION_NOT_FOUND' } });
  });
});

describe('links that are guessed', () => {
  it('have the same answer, whether they are unknown, have ended or are no link', async () => {
    const { id } = await at.booked();
    const ended = await at.linkOf(id);
    const present = await at.linkOf(id);
    const wrong = [ended, `${present}A`, present.slice(1), present.toLowerCase(), id, 'x'];
    const answers = await Promise.all(wrong.map((token) => at.read(token)));
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    for (const token of wrong) expect((await at.done(token, { code: at.codeOf(id) })).status).toBe(404);
  });
});

describe('what is stored of a visit', () => {
  it('goes with its time: the link 30 days after the visit, photos after three years', async () => {
    const { id, serial } = await at.booked();
    const token = await at.linkOf(id);
    const form = formOf({ token, code: at.codeOf(id), serial, files: [await aPicture({ width: 40 })] });
    await desk.shop.trpc().installations.finishVisit.mutate(form);
    const left = async () => [
      await desk.shop.db.$count(installationLinks, eq(installationLinks.installationId, id)),
      await desk.shop.db.$count(installationFiles, eq(installationFiles.installationId, id)),
    ];
    const purgeIn = async (days: number) => {
      await desk.stopAt(new Date(Date.now() + days * 86_400_000).toISOString());
      while ((await purgeExpired(desk.shop.deps)) > 0);
      return left();
    };
    expect(await purgeIn(20)).toEqual([1, 1]);
    expect(await purgeIn(50)).toEqual([0, 1]);
    expect(await purgeIn(1200)).toEqual([0, 0]);
    await at.resetCounts();
  });

  it('goes with the erasure of its buyer, whose link works no more', async () => {
    const { id, order, serial } = await at.booked();
    const token = await at.linkOf(id, { note: 'Asha lives upstairs.' });
    const form = formOf({ token, code: at.codeOf(id), serial, files: [await aPicture({ width: 40 })] });
    await desk.shop.trpc().installations.finishVisit.mutate(form);
    const { id: userId, email } = desk.shopper;
    await inTx(desk.shop.db, (tx) => eraseEverywhere(tx, { userId, emails: [email] }, newId()));
    expect((await at.read(token)).status).toBe(404);
    expect(await desk.shop.db.$count(installationFiles, eq(installationFiles.installationId, id))).toBe(0);
    expect(await desk.shop.db.$count(installationLinks, eq(installationLinks.installationId, id))).toBe(0);
    const { to, note } = await at.listed(order);
    expect([to.name, note]).not.toContain('Asha Rao');
  });
});
