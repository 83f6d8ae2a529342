import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let staffToken: string;
let bossToken: string;
beforeAll(async () => {
  shop = await startTestShop();
  staffToken = (await signedInAs(shop, 'SubAdmin')).token;
  bossToken = (await signedInAs(shop, 'SuperAdmin')).token;
});
afterAll(() => shop.stop());

const FORM = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  subject: 'Opening hours',
  message: 'Are you open on Sunday? <b>Please</b> tell me.',
};
const write = (over: object = {}) => shop.rest('POST', '/admin/contact-us', { ...FORM, ...over });

describe('a message to the shop', () => {
  it('reaches support by mail, as text, with the reference that its sender gets and staff search by', async () => {
    const response = await write();
    expect(response).toMatchObject({
      status: 200,
      body: { data: { message: 'Message sent successfully!' } },
    });
    const { supportEmail } = shop.deps.settings.current.brand;
    const toSupport = await shop.mail(supportEmail, /^Message: Opening hours$/);
    expect(toSupport.text).toContain('Phone: 98765 43210');
    expect(toSupport.html).toContain('&lt;b&gt;Please&lt;/b&gt;');
    const [, reference = ''] = /Reference: (M-[0-9A-F]{8})/.exec(toSupport.text) ?? [];
    expect((await shop.mail(FORM.email, /^We have received your message$/)).text).toContain(
      `Reference: ${reference}`,
    );
    const found = await shop.trpc(staffToken).contact.listMessages.query({ filters: { search: reference } });
    expect(found.messageList).toMatchObject([FORM]);
    const { messageList, messageCount } = await shop.trpc(staffToken).contact.listMessages.query({});
    expect(messageList).toMatchObject([FORM]);
    expect(messageCount).toBe(1);
  });

  it('is refused with a message for each field', async () => {
    const fields = async (form: object) => {
      const response = await shop.rest('POST', '/admin/contact-us', form);
      expect(response.status).toBe(400);
      return response.body.data.fields;
    };
    expect(await fields({})).toEqual({
      name: 'Name is required.',
      email: 'Email is required.',
      phone: 'Phone number is required.',
      subject: 'Subject is required.',
      message: 'Message is required.',
    });
    const short = { name: 'Al', email: 'x', phone: '1', subject: 'Hi', message: 'Hello' };
    expect(await fields(short)).toEqual({
      name: 'Name must be at least 3 characters.',
      email: 'Please enter a valid email.',
      phone: 'Phone number must be 10 digits.',
      subject: 'Subject must be at least 3 characters.',
      message: 'Message must be at least 10 characters.',
    });
    expect(await fields({ ...FORM, name: 'Asha 2' })).toEqual({ name: 'Name can only contain letters.' });
    expect(await fields({ ...FORM, admin: true })).toHaveProperty('admin');
  });

  it('cannot add headers to a mail', async () => {
    const subject = 'Hello\r\nBcc: everybody@example.in';
    await write({ subject, email: 'lines@example.in' });
    const { supportEmail } = shop.deps.settings.current.brand;
    const mail = await shop.mail(supportEmail, /Message: Hello/);
    expect(mail.to.map(({ address }) => address)).toEqual([supportEmail]);
    expect(await shop.mails('everybody@example.in')).toEqual([]);
  });

  it('is limited by e-mail: the sixth in ten minutes is 429', async () => {
    const statuses = [];
    for (const email of ['many@example.in', 'MANY@example.in'])
      for (let n = 0; n < 3; n += 1) statuses.push((await write({ email })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is found by its text, newest first, in pages', async () => {
    for (const subject of ['Pages one', 'Pages two 50%', 'Pages three'])
      await write({ subject, email: `pages-${subject.length}@example.in` });
    const list = (input: object) => shop.trpc(staffToken).contact.listMessages.query(input);
    const subjects = async (input: object) => (await list(input)).messageList.map((m) => m.subject);
    expect(await subjects({ filters: { search: 'pages' } })).toEqual([
      'Pages three',
      'Pages two 50%',
      'Pages one',
    ]);
    expect(await subjects({ filters: { search: '0%' } })).toEqual(['Pages two 50%']);
    expect(await list({ filters: { search: 'pages' }, pageNum: 5 })).toEqual({
      messageList: [],
      messageCount: 3,
    });
  });
});

describe('subscribers', () => {
  it('are listed for a SuperAdmin, unsubscribed ones too, without the token that unsubscribes', async () => {
    for (const email of ['first@list.example', 'second@list.example'])
      await shop.rest('POST', '/otp/user-subscribes', { email });
    const mail = await shop.mail('first@list.example', /subscribed to our offers/);
    const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    await shop.rest('POST', '/otp/user-unsubscribes', { token });
    const list = (filters: object = {}) => shop.trpc(bossToken).contact.listSubscribers.query({ filters });
    const all = await list();
    expect(all.subscriberList.map(({ email }) => email)).toEqual([
      'second@list.example',
      'first@list.example',
    ]);
    expect(JSON.stringify(all)).not.toContain(token);
    const emails = async (filters: object) => (await list(filters)).subscriberList.map(({ email }) => email);
    expect(await emails({ subscribed: true })).toEqual(['second@list.example']);
    expect(await emails({ subscribed: false })).toEqual(['first@list.example']);
    expect(await emails({ search: 'SECOND' })).toEqual(['second@list.example']);
  });
});
