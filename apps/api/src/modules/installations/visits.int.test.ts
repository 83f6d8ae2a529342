import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ListedInstallation } from '@aabha/contracts/installations/installations.schema';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { auditLog } from '@aabha/db/schema/audit';
import { installations } from '@aabha/db/schema/installations';
import { aPicture, formOf, pictureBytes } from '../../testing/forms';
import { installing } from '../../testing/installing';
import { visiting } from '../../testing/visiting';

const desk = installing();
const at = visiting(desk);

describe('a visit that is done', () => {
  it('starts the warranty of its television on this day, and is audited and mailed', async () => {
    const { id, order, serials, serial } = await at.booked(2);
    const { day } = await at.listed(order);
    const token = await at.linkOf(id);
    await desk.stopAt(`${day}T05:00:00Z`);
    const answer = await at.done(token, { code: at.codeOf(id), serial: ` ${serial.toLowerCase()} ` });
    expect(answer.status).toBe(200);
    expect(answer.body.data.visit).toMatchObject({ state: 'done', to: null, note: '', needs_serial: false });
    const [row] = await desk.shop.db.select().from(installations).where(eq(installations.id, id));
    expect(row).toMatchObject({ state: 'done', doneOn: day });
    const entries = await desk.shop.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(entries.find(({ action }) => action === 'installation.done')).toMatchObject({
      staffId: desk.boss.id,
      after: { state: 'done', by: 'technician', done_on: day, serial, photos: 0 },
    });
    const { shopper, boss } = await desk.stopAt(`${day}T06:00:00Z`);
    const mine = desk.shop.trpc(shopper.token);
    const { passports } = await mine.passports.ofOrder.query({ id: order });
    const starts = await Promise.all(
      passports.map(async (one) => {
        const { passport } = await mine.passports.get.query({ token: one.token });
        return [one.serial, passport.starts_on === day];
      }),
    );
    expect(Object.fromEntries(starts)).toEqual({ [serials[0]!]: true, [serials[1]!]: false });
    const mail = await desk.shop.mail('asha@example.in', /is installed$/);
    expect(mail.text).toContain('has installed your television');
    const { installationList } = await desk.shop
      .trpc(boss.token)
      .installations.list.query({ filters: { search: order } });
    expect(installationList[0]).toMatchObject({ serial, link_until: '', code: '' });
    await at.resetCounts();
  });

  it('has photos, encoded anew without metadata, which staff alone get, and which go with an erasure', async () => {
    const { id, order, serial } = await at.booked();
    const token = await at.linkOf(id);
    const exif = { IFD0: { ImageDescription: 'at-the-home-of-asha' } };
    const bytes = await sharp(await pictureBytes({ width: 200, height: 100 }))
      .withExif(exif)
      .jpeg()
      .toBuffer();
    const files = [new File([new Uint8Array(bytes)], 'wall.jpg'), await aPicture({ width: 60 })];
    const form = formOf({ token, code: at.codeOf(id), serial, files });
    expect((await desk.shop.trpc().installations.finishVisit.mutate(form)).visit.state).toBe('done');
    const { photos } = await at.listed(order);
    expect(photos.map(({ name }) => name)).toHaveLength(2);
    const photo = await at.staff().installations.downloadPhoto.query({ id: photos[0]!._id });
    const stored = sharp(Buffer.from(photo.content, 'base64'));
    expect(await stored.metadata()).toMatchObject({ format: 'webp', width: 200 });
    expect((await stored.metadata()).exif).toBeUndefined();
    const path = `/installation/photo/${photos[0]!._id}/download`;
    for (const by of [desk.shopper.token, undefined])
      expect((await desk.shop.rest('POST', path, {}, by)).status).toBe(by ? 403 : 401);
    await expect(at.staff().installations.downloadPhoto.query({ id })).rejects.toMatchObject({
      data: { reason: 'INSTALLATION_PHOTO_NOT_FOUND' },
    });
  });

  it('takes four photos at most, and pictures alone', async () => {
    const { id, serial } = await at.booked();
    const token = await at.linkOf(id);
    const finish = (files: File[]) =>
      desk.shop
        .trpc()
        .installations.finishVisit.mutate(formOf({ token, code: at.codeOf(id), serial, files }));
    const five = await Promise.all(Array.from({ length: 5 }, () => aPicture({ width: 40 })));
    await expect(finish(five)).rejects.toMatchObject({ data: { fields: { files: expect.any(String) } } });
    await expect(finish([new File(['<script>'], 'a.png')])).rejects.toMatchObject({
      data: { fields: { files: 'a.png is not a PNG or JPEG picture.' } },
    });
    expect((await at.read(token)).body.data.visit.state).toBe('open');
  });

  it('needs the code: five wrong ones lock the link, another link has five of its own', async () => {
    const { id, serial } = await at.booked();
    const token = await at.linkOf(id);
    for (let left = 4; left >= 0; left -= 1) {
      const { status, body } = await at.done(token, { code: at.wrongCode(id), serial });
      expect([status, body.data.fields]).toEqual([400, { code: `This code is wrong. Tries left: ${left}.` }]);
    }
    const locked = await at.done(token, { code: at.codeOf(id), serial });
    expect(at.reasonOf(locked)).toEqual([409, 'INSTALLATION_CODE_LOCKED']);
    const next = await at.linkOf(id);
    expect((await at.done(next, { code: at.codeOf(id), serial })).status).toBe(200);
  });

  it('counts wrong codes of parallel presses too', async () => {
    const { id, serial } = await at.booked();
    const token = await at.linkOf(id);
    const sent = await Promise.all(
      Array.from({ length: 12 }, () => at.done(token, { code: at.wrongCode(id), serial })),
    );
    expect(sent.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  it('refuses the serial number of another order, of another installation, and none', async () => {
    const { id, order, serials } = await at.booked(2);
    const other = await at.booked();
    const token = await at.linkOf(id);
    const code = at.codeOf(id);
    const wrong = await at.done(token, { code, serial: other.serial });
    expect([...at.reasonOf(wrong), wrong.body.data.fields]).toEqual([
      ...[409, 'INSTALLATION_SERIAL_WRONG'],
      { serial: 'This serial number is not of this order. Please check the label on the back.' },
    ]);
    expect(at.reasonOf(await at.done(token, { code }))).toEqual([400, 'INSTALLATION_SERIAL_MISSING']);
    expect((await at.done(token, { code, serial: serials[0]! })).status).toBe(200);
    const second = (await desk.book(order, await desk.slot(order, 1))).body.data.installation;
    const secondLink = await at.linkOf(second._id);
    const taken = await at.done(secondLink, { code: at.codeOf(second._id), serial: serials[0]! });
    expect(at.reasonOf(taken)).toEqual([409, 'INSTALLATION_SERIAL_TAKEN']);
    /* The right code beside a wrong number is no try. */
    for (let press = 0; press < 6; press += 1)
      expect((await at.done(secondLink, { code: at.codeOf(second._id), serial: 'X' })).status).toBe(409);
    expect((await at.done(secondLink, { code: at.codeOf(second._id), serial: serials[1]! })).status).toBe(
      200,
    );
  });

  it('is done once by ten presses at once, each of which says so', async () => {
    const { id, serial } = await at.booked();
    const token = await at.linkOf(id);
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => at.done(token, { code: at.codeOf(id), serial })),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    const entries = await desk.shop.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(entries.filter(({ action }) => action === 'installation.done')).toHaveLength(1);
  });

  it('is either done or cancelled where the buyer cancels at the same time', async () => {
    const { id, serial } = await at.booked();
    const token = await at.linkOf(id);
    const [finished, cancelled] = await Promise.all([
      at.done(token, { code: at.codeOf(id), serial }),
      desk.cancel(id),
    ]);
    expect([finished.status, cancelled.status].toSorted()).toEqual([200, 409]);
    const { state } = (await at.read(token)).body.data.visit;
    expect(state).toBe(finished.status === 200 ? 'done' : 'ended');
  });

  it('asks for no serial number where the order was packed without', async () => {
    const order = await desk.order();
    const { installation } = (await desk.book(order, await desk.slot(order, 0))).body.data;
    const token = await at.linkOf(installation._id);
    expect((await at.read(token)).body.data.visit.needs_serial).toBe(false);
    expect((await at.done(token, { code: at.codeOf(installation._id) })).status).toBe(200);
  });
});

describe('a visit that staff note as done', () => {
  it('starts the warranty where they enter the serial number, and leaves it without', async () => {
    const { id, order, serial } = await at.booked();
    const other = await at.booked();
    const today = indiaDay(new Date());
    const update = (one: string, more: object) =>
      desk.shop.rest<{ installation: ListedInstallation; reason?: string }>(
        'POST',
        `/installation/${one}/update`,
        { state: 'done', done_on: today, ...more },
        desk.boss.token,
      );
    const wrong = await update(id, { serial: other.serial });
    expect([wrong.status, wrong.body.data.reason]).toEqual([409, 'INSTALLATION_SERIAL_WRONG']);
    expect((await update(id, { serial: serial.toLowerCase() })).body.data.installation.serial).toBe(serial);
    expect((await update(other.id, {})).body.data.installation.serial).toBe('');
    const unpacked = await desk.order();
    const { installation } = (await desk.book(unpacked, await desk.slot(unpacked, 0))).body.data;
    expect((await update(installation._id, { serial: 'SN-9' })).status).toBe(409);
    expect((await at.listed(order)).state).toBe('done');
  });
});

describe('a visit that could not be done', () => {
  it('tells its buyer the reason and staff the note, and can be visited again with another link', async () => {
    const { id, order } = await at.booked();
    const token = await at.linkOf(id);
    expect((await at.send(token, 'failed', { reason: 'weather' })).status).toBe(400);
    const failed = await at.send(token, 'failed', { reason: 'nobody', note: 'I rang three times.' });
    expect(failed.body.data.visit).toMatchObject({ state: 'failed', to: null });
    expect((await at.send(token, 'failed', { reason: 'nobody' })).status).toBe(200);
    expect(at.reasonOf(await at.done(token, { code: at.codeOf(id) }))).toEqual([
      409,
      'INSTALLATION_NOT_OPEN',
    ]);
    expect(await at.listed(order)).toMatchObject({
      ...{ state: 'failed', note: 'Nobody was at home: I rang three times.' },
    });
    const mail = await desk.shop.mail('asha@example.in', /could not install/);
    expect(mail.text).toContain('Nobody was at home');
    expect(mail.text).not.toContain('three times');
    const support = desk.shop.deps.settings.current.brand.supportEmail;
    expect((await desk.shop.mail(support, /^Installation failed/)).text).toContain('I rang three times.');
    await desk.move(id, await desk.slot(order, 2), desk.boss);
    expect((await at.read(token)).status).toBe(404);
  });
});
