import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startInbox } from '@aabha/embedded/inbox/inbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseMailAddress } from './mail';
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

it.each(['Rao, Asha', 'Aabha: TVs (Rao, Asha)'])(
  'sends a mail from "%s" as one sender, to the one address',
  async (name) => {
    await fetch(`${inbox.url}/email/all`, { method: 'DELETE' });
    const mail = smtpMail(inbox.smtpUrl, parseMailAddress(`${name} <orders@aabha.example>`));
    await mail.send({
      messageId: 'm1',
      to: 'asha@example.in',
      subject: 'Hello',
      text: 'Hi',
      html: '<p>Hi</p>',
    });
    mail.close();
    const [sent] = (await (await fetch(`${inbox.url}/email`)).json()) as object[];
    expect(sent).toMatchObject({
      from: [{ name, address: 'orders@aabha.example' }],
      to: [{ name: '', address: 'asha@example.in' }],
    });
  },
);
