import {
  isOpenInstallation,
  isSameInstallationSlot,
} from '@aabha/contracts/installations/installations.rules';
import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { installationMail } from '../../mails/templates/installation-mail';
import type { Effects } from '../../outbox/outbox';
import { findForMail } from './installations-list.queries';

/**
 * Mails the buyer when a technician comes (docs/spec/mails.md#kinds). Nothing is sent about a slot that another one has followed:
 * mails are not sent in the order of their causes.
 */
export async function mailInstallation(
  deps: AppDeps,
  { installationId, change, slot }: Effects['mail.installation'],
  effectId: string,
): Promise<void> {
  const found = await findForMail(deps.db, installationId);
  if (!found) return;
  const { installation, userId, email, name } = found;
  const isCurrent = slot
    ? isOpenInstallation(installation.state) && isSameInstallationSlot(installation, slot)
    : installation.state === 'cancelled';
  if (!isCurrent) return;
  const language = await mailLanguage(deps, { userId, email });
  const { orderId, productName, type } = installation;
  await deps.ports.mail.send(
    installationMail(
      deps,
      { messageId: effectId, to: email, language },
      { ...{ name, orderId, product: productName, type }, change, slot },
    ),
  );
}
