import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startInbox, type RunningInbox } from './inbox';
import type { InboxMail } from './inbox-store';

const dataDir = mkdtempSync(join(tmpdir(), 'aabha-inbox-'));
let inbox: RunningInbox;

const start = () => startInbox({ smtpPort: 0, httpPort: 0, dataDir });
const read = async (path: string) => (await (await fetch(inbox.url + path)).json()) as InboxMail[];

async function send(to: string, subject: string) {
  const transport = createTransport(inbox.smtpUrl);
  await transport.sendMail({
    from: 'Shop <shop@aabha.example>',
    to,
    bcc: 'hidden@aabha.example',
    subject,
    text: 'Total ₹1,24,990',
    html: '<p>Total ₹1,24,990</p>',
    attachments: [{ filename: 'invoice.pdf', content: Buffer.from('%PDF-'), contentType: 'application/pdf' }],
  });
  transport.close();
}

beforeEach(async () => {
  inbox = await start();
  await fetch(`${inbox.url}/email/all`, { method: 'DELETE' });
});
afterEach(() => inbox.stop());
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the inbox', () => {
  it('stores a mail with its addresses, texts and attachment', async () => {
    await send('Asha <asha@example.in>', 'Your order');
    const [mail] = await read('/email');
    expect(mail).toMatchObject({
      subject: 'Your order',
      from: [{ address: 'shop@aabha.example', name: 'Shop' }],
      to: [
        { address: 'asha@example.in', name: 'Asha' },
        { address: 'hidden@aabha.example', name: '' },
      ],
      attachments: [{ fileName: 'invoice.pdf', contentType: 'application/pdf', length: 5 }],
    });
    expect(mail?.text).toContain('₹1,24,990');
    expect(mail?.html).toContain('<p>Total');
    const file = await fetch(`${inbox.url}/email/${mail?.id}/attachment/invoice.pdf`);
    expect(await file.text()).toBe('%PDF-');
  });

  it('lists the newest last and finds the mails of one person', async () => {
    await send('a@example.in', 'first');
    await send('b@example.in', 'second');
    expect((await read('/email')).map(({ subject }) => subject)).toEqual(['first', 'second']);
    expect((await read('/email?to=B@example.in')).map(({ subject }) => subject)).toEqual(['second']);
  });

  it('still has its mails after a restart', async () => {
    await send('a@example.in', 'stored');
    await inbox.stop();
    inbox = await start();
    expect((await read('/email')).map(({ subject }) => subject)).toEqual(['stored']);
  });

  it('shows a page that lets no script of a mail run', async () => {
    await send('a@example.in', 'page');
    const [mail] = await read('/email');
    expect((await fetch(inbox.url)).headers.get('content-security-policy')).toContain("script-src 'self'");
    const html = await fetch(`${inbox.url}/email/${mail?.id}/html`);
    expect(html.headers.get('content-security-policy')).toContain('sandbox');
    expect((await fetch(`${inbox.url}/email/none`)).status).toBe(404);
  });

  it('stores two attachments with the same name', async () => {
    const transport = createTransport(inbox.smtpUrl);
    const file = (content: string) => ({ filename: 'photo.txt', content });
    await transport.sendMail({ from: 'a@a.in', to: 'b@b.in', attachments: [file('one'), file('two')] });
    transport.close();
    const [mail] = await read('/email');
    expect(mail?.attachments.map(({ fileName }) => fileName)).toEqual(['photo.txt', 'photo (2).txt']);
    const second = await fetch(`${inbox.url}/email/${mail?.id}/attachment/photo%20(2).txt`);
    expect(await second.text()).toBe('two');
  });

  it('refuses a mail that is too large, as a mail server does', async () => {
    const transport = createTransport(inbox.smtpUrl);
    const content = Buffer.alloc(20 * 1024 * 1024);
    const sending = transport.sendMail({
      from: 'a@a.in',
      to: 'b@b.in',
      attachments: [{ filename: 'a.bin', content }],
    });
    await expect(sending).rejects.toThrow('552');
    transport.close();
    expect(await read('/email')).toEqual([]);
  });

  it('leaves nothing running when its mail port is taken', async () => {
    const taken = Number(new URL(inbox.smtpUrl).port);
    const other = await startInbox({ smtpPort: 0, httpPort: 0 });
    await other.stop();
    await expect(startInbox({ smtpPort: taken, httpPort: Number(new URL(other.url).port) })).rejects.toThrow(
      'EADDRINUSE',
    );
    await expect(fetch(other.url)).rejects.toThrow();
  });
});
