import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInbox } from '@aabha/embedded/inbox/inbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseMailAddress } from '../../core/mail-address';
import type { Mail } from './mail';
import { smtpMail } from './smtp-mail';

const dataDir = mkdtempSync(join(tmpdir(), 'aabha-smtp-'));
let inbox: Awaited<ReturnType<typeof startInbox>>;
beforeAll(async () => {
  inbox = await startInbox({ smtpPort: 0, httpPort: 0, dataDir });
});
afterAll(async () => {
  await inbox.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

beforeEach(() => fetch(`${inbox.url}/email/all`, { method: 'DELETE' }));

const shop = () => parseMailAddress('orders@aabha.example');
const hello: Mail = {
  messageId: 'm1',
  to: 'asha@example.in',
  subject: 'Hello',
  text: 'Hi',
  html: '<p>Hi</p>',
};
const received = async () => (await (await fetch(`${inbox.url}/email`)).json()) as object[];

it.each(['Rao, Asha', 'Aabha: TVs (Rao, Asha)'])(
  'sends a mail from "%s" as one sender, to one address',
  async (name) => {
    const mail = smtpMail(inbox.smtpUrl, () => parseMailAddress(`${name} <orders@aabha.example>`), {
      requireTls: false,
    });
    await mail.send(hello);
    mail.close();
    expect((await received())[0]).toMatchObject({
      from: [{ name, address: 'orders@aabha.example' }],
      to: [{ name: '', address: 'asha@example.in' }],
    });
  },
);

describe('a mail server without TLS', () => {
  it('receives nothing when TLS is required', async () => {
    const mail = smtpMail(inbox.smtpUrl, shop, { requireTls: true });
    await expect(mail.send(hello)).rejects.toThrow(/STARTTLS/i);
    mail.close();
    expect(await received()).toEqual([]);
  });

  it('receives the mail when TLS is not required', async () => {
    const mail = smtpMail(inbox.smtpUrl, shop, { requireTls: false });
    await mail.send(hello);
    mail.close();
    expect(await received()).toHaveLength(1);
  });
});
