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

it('sends a mail from a name with a comma as one sender, to the one address', async () => {
  const mail = smtpMail(inbox.smtpUrl, parseMailAddress('Rao, Asha <orders@aabha.example>'));
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
    from: [{ name: 'Rao, Asha', address: 'orders@aabha.example' }],
    to: [{ name: '', address: 'asha@example.in' }],
  });
});
