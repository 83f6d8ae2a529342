import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { auditLog } from '@aabha/db/schema/audit';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { signedInWith } from '../../testing/permitted';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let packer: SignedIn;
let boss: SignedIn;
let closed: SignedIn;
let shopper: SignedIn;
let orderId: string;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  [packer, boss, closed, shopper] = [
    await signedInAs(shop, 'SubAdmin', { name: 'Sunil Rao' }),
    await signedInAs(shop, 'SuperAdmin', { name: 'Meera Iyer' }),
    await signedInAs(shop, 'SubAdmin', { disabledAt: '2026-01-01T00:00:00.000Z' }),
    await signedInAs(shop),
  ];
  orderId = (await buy(shop, shopper, (await aProduct(shop.db)).id))._id;
});
afterAll(() => shop.stop());

const PDF = new File(['%PDF-1.7\nA letter of the courier.\n%%EOF'], 'letter.pdf', {
  type: 'application/pdf',
});

/** Adds a note as the back office does, as a form. */
async function add(
  text: string,
  { mentions = [], files = [] }: { mentions?: string[]; files?: File[] } = {},
  token = packer.token,
) {
  const form = new FormData();
  form.append('text', text);
  for (const id of mentions) form.append('mentions', id);
  for (const file of files) form.append('files', file);
  return fetch(`${shop.url}/api/v1/order/${orderId}/note`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
}
const notes = (token = packer.token) => shop.trpc(token).orderNotes.list.query({ id: orderId });

it('is stored with its files, mailed to whom it mentions, and audited', async () => {
  const text = '@Meera Iyer the courier found nobody at home.';
  const response = await add(text, { mentions: [boss.id, packer.id, closed.id], files: [PDF] });
  expect(response.status).toBe(200);
  const { notes: found, staff } = await notes(boss.token);
  expect(found).toMatchObject([
    {
      ...{ text, by: { name: 'Sunil Rao' }, files: [{ name: 'letter.pdf', type: 'application/pdf' }] },
      mentions: [{ name: 'Meera Iyer' }, { name: 'Sunil Rao' }],
    },
  ]);
  expect(staff.map(({ _id }) => _id).toSorted()).toEqual([boss.id, packer.id].toSorted());
  const mail = await shop.mail(
    boss.email,
    new RegExp(`^Sunil Rao mentioned you on order ${orderNumber(orderId)}`),
  );
  expect(mail.text).toContain(text);
  expect(mail.text).toContain(`/admin-dashboard/orders/${orderId}/show`);
  expect(await shop.mails(closed.email)).toEqual([]);
  expect(await shop.mails(packer.email)).toEqual([]);
  const file = await shop.trpc(boss.token).orderNotes.downloadFile.query({ id: found[0]!.files[0]!._id });
  expect(Buffer.from(file.content, 'base64').toString()).toContain('A letter of the courier.');
  const log = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'order.note'));
  expect(log).toMatchObject([{ entityId: orderId, after: { mentions: 2, files: 1 } }]);
});

it('mentions and names only staff who may open orders', async () => {
  const [writer, analyst] = [
    await signedInWith(shop, ['messages'], { name: 'Kavita Shah' }),
    await signedInWith(shop, ['orders'], { name: 'Ravi Menon' }),
  ];
  const text = 'Please look at this, both of you.';
  expect((await add(text, { mentions: [writer.id, analyst.id] })).status).toBe(200);
  const { notes: found, staff } = await notes();
  expect(found.find((note) => note.text === text)?.mentions).toMatchObject([{ name: 'Ravi Menon' }]);
  expect(staff.map(({ name }) => name)).not.toContain('Kavita Shah');
  await shop.mail(analyst.email, /mentioned you on order/);
  expect(await shop.mails(writer.email)).toEqual([]);
});

it('refuses an empty note, a file that is none of ours, and what does not exist', async () => {
  expect((await add('  ')).status).toBe(400);
  expect((await add('Look', { files: [new File(['MZ'], 'run.exe')] })).status).toBe(415);
  await expect(shop.trpc(packer.token).orderNotes.list.query({ id: 'none' })).rejects.toMatchObject({
    data: { reason: 'ORDER_NOT_FOUND' },
  });
  await expect(shop.trpc(packer.token).orderNotes.downloadFile.query({ id: orderId })).rejects.toMatchObject({
    data: { reason: 'NOTE_FILE_NOT_FOUND' },
  });
});

it('is for staff only', async () => {
  expect((await add('Hello', {}, shopper.token)).status).toBe(403);
  await expect(notes(shopper.token)).rejects.toMatchObject({ data: { httpStatus: 403 } });
});
