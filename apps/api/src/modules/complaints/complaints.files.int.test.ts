import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { complaintFiles, complaints } from '@aabha/db/schema/complaints';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { aComplaint, complaintForm, keyIn, seenBy, type WholeComplaint } from '../../testing/a-complaint';
import { aPicture, sendForm } from '../../testing/forms';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

describe('files', () => {
  it('are stored without metadata, downloaded by their owner, and hidden from others and in notes', async () => {
    const { shopper, id, key } = await aComplaint(shop);
    const located = await sharp(Buffer.from(await (await aPicture()).arrayBuffer()))
      .withExif({ IFD0: { Copyright: 'Asha at 12.97 N' } })
      .jpeg()
      .toBuffer();
    const sent = await sendForm<WholeComplaint>(
      shop,
      `/complaint/${id}/reply`,
      { text: 'See here.', files: [new File([located], 'set.jpg'), new File([PDF], 'bill.exe')] },
      shopper.token,
    );
    const [picture, bill] = sent.body.data.complaint.messages[0]?.files ?? [];
    expect([picture?.name, picture?.type, bill?.name, bill?.type]).toEqual([
      'set.jpg',
      'image/webp',
      'bill.exe.pdf',
      'application/pdf',
    ]);
    const client = shop.trpc(shopper.token);
    const got = Buffer.from(
      (await client.complaints.downloadFile.query({ id: picture!._id })).content,
      'base64',
    );
    expect((await sharp(got).metadata()).exif).toBeUndefined();
    const byLink = await shop.trpc().complaints.downloadByLink.mutate({ key, file: bill!._id });
    expect(Buffer.from(byLink.content, 'base64').toString()).toBe(PDF);
    const note = await sendForm<WholeComplaint>(
      shop,
      `/complaint/${id}/answer`,
      { text: 'Our bill.', note: 'true', files: new File([PDF], 'own.pdf') },
      boss.token,
    );
    const hidden = note.body.data.complaint.messages.at(-1)!.files[0]!._id;
    await expect(client.complaints.downloadFile.query({ id: hidden })).rejects.toThrow('no longer exists');
    await expect(shop.trpc().complaints.downloadByLink.mutate({ key, file: hidden })).rejects.toThrow();
    const other = await aComplaint(shop);
    await expect(
      shop.trpc().complaints.downloadByLink.mutate({ key: other.key, file: bill!._id }),
    ).rejects.toThrow('no longer exists');
  });

  it('are refused by their content, their size and their number, and nothing is stored', async () => {
    const { shopper, id } = await aComplaint(shop);
    const send = (files: File | File[]) =>
      sendForm(shop, `/complaint/${id}/reply`, { text: 'See here.', files }, shopper.token);
    const pdf = new File([PDF], 'a.pdf');
    const page = await send([pdf, new File(['<script>alert(1)</script>'], 'page.pdf')]);
    expect([page.status, page.body.data.fields]).toEqual([
      415,
      { files: 'page.pdf is not a PNG or JPEG picture or a PDF.' },
    ]);
    const cut = await send(new File([PDF.replace('%%EOF', '')], 'cut.pdf'));
    expect(cut.status).toBe(415);
    const large = await send(new File([Buffer.alloc(5 * 1024 * 1024 + 1)], 'large.png'));
    expect([large.status, large.body.data.fields]).toEqual([
      413,
      { files: 'large.png is larger than 5 MB.' },
    ]);
    const many = await send([pdf, pdf, pdf, pdf]);
    expect([many.status, many.body.data.fields]).toEqual([400, { files: 'Please attach at most 3 files.' }]);
    expect(await shop.db.$count(complaintFiles, eq(complaintFiles.complaintId, id))).toBe(0);
  });
});

describe('a complaint without signing in', () => {
  it('needs an order’s number with the e-mail of its account, and belongs to that account', async () => {
    const shopper = await signedInAs(shop);
    const { _id: orderId } = await buy(shop, shopper, (await aProduct(shop.db)).id);
    const complain = (order_number: string, email: string) =>
      shop.rest<{ ticketNumber: string }>('POST', '/complaint/new-for-order', {
        ...{ order_number, email, issue_type: 'Shipping', description: 'The box is torn.' },
      });
    const made = await complain(`#${orderNumber(orderId).toLowerCase()}`, shopper.email.toUpperCase());
    const ticket = made.body.data.ticketNumber;
    expect(keyIn(await shop.mail(shopper.email, new RegExp(ticket)))).toHaveLength(32);
    expect(await seenBy(shop, shopper, ticket)).toMatchObject({
      order_id: orderId,
      order_number: orderNumber(orderId),
      description: 'The box is torn.',
    });
    const stranger = await signedInAs(shop);
    const wrong = await complain(orderNumber(orderId), stranger.email);
    expect(wrong.status).toBe(404);
    const theirs = await shop.rest(
      'POST',
      '/complaint/new',
      { ...complaintForm(stranger), order_id: orderId },
      stranger.token,
    );
    expect([theirs.status, theirs.body.message]).toEqual([404, 'Order not found.']);
  });

  it('is limited for each e-mail, found or not', async () => {
    const email = 'guessed@example.in';
    const statuses = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push(
        (
          await shop.rest('POST', '/complaint/new-for-order', {
            ...{ order_number: `0000000${n}`, email, issue_type: 'Shipping', description: 'Torn.' },
          })
        ).status,
      );
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  });
});

describe('the monthly counts', () => {
  it('count by the month of India what was raised, acknowledged and resolved in time', async () => {
    const raise = async (createdAt: string, over: object) => {
      const { id } = await aComplaint(shop);
      await shop.db
        .update(complaints)
        .set({ createdAt, ackDueAt: '2031-02-05T00:00:00Z', dueAt: '2031-03-01T00:00:00Z', ...over })
        .where(eq(complaints.id, id));
    };
    const resolved = (resolvedAt: string) => ({ status: 'Resolved' as const, resolvedAt });
    /* In India the first is already of February. */
    await raise('2031-01-31T18:31:00Z', {
      acknowledgedAt: '2031-02-01T00:00:00Z',
      ...resolved('2031-02-28T00:00:00Z'),
    });
    await raise('2031-02-03T00:00:00Z', {
      acknowledgedAt: '2031-02-06T00:00:00Z',
      ...resolved('2031-03-02T00:00:00Z'),
    });
    /* Not null: its mail may set the time a moment later. */
    await raise('2031-02-03T00:00:00Z', { acknowledgedAt: '2031-02-07T00:00:00Z' });
    const { months } = await shop.trpc().complaints.monthlyCounts.query();
    expect(months[0]).toEqual({
      month: '2031-02',
      received: 3,
      acknowledged_in_time: 1,
      resolved: 2,
      resolved_in_time: 1,
      pending: 1,
    });
    expect(months).toHaveLength(1);
  });
});
