import { testMailSubject } from '@aabha/contracts/mails/mail-template.rules';
import type { AppDeps } from '../../context/deps';
import { composeExample } from '../../mails/examples/compose-example';
import { findExample } from '../../mails/examples/find-example';
import type { Effects } from '../../outbox/outbox';
import { findStaffAddress } from '../prices/prices.service';

/**
 * Mails an example to the SuperAdmin who asked for it, with its attachments; nothing where they no longer are one, or where
 * this release has no such example.
 */
export async function mailTest(
  deps: AppDeps,
  { userId, kind, example: id, language }: Effects['mail-template.send-test'],
  effectId: string,
): Promise<void> {
  const self = await findStaffAddress(deps.db, userId);
  const example = findExample(kind, id);
  if (self?.role !== 'SuperAdmin' || !example) return;
  const mail = composeExample(deps, { kind, example, language, messageId: effectId });
  const attachments = await Promise.all(
    (example.documents ?? []).map(async ({ filename, contentType = 'application/pdf', draw }) => ({
      filename,
      content: await draw(deps.ports.pdf, deps, language),
      contentType,
    })),
  );
  await deps.ports.mail.send({
    ...mail,
    to: self.email,
    subject: testMailSubject(mail.subject),
    attachments,
  });
}
