import {
  isOpenInstallation,
  isSameInstallationSlot,
} from '@aabha/contracts/installations/installations.rules';
import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { installationMail } from '../../mails/templates/installation-mail';
import type { Effects } from '../../outbox/outbox';
import { findForMail } from './installations-list.queries';
import type { InstallationRow } from './installations.queries';
import { visitCode } from './visit-keys';

type Change = Pick<Effects['mail.installation'], 'change' | 'slot'>;

/** Whether an installation is still as a mail says. */
const isCurrent = (row: InstallationRow, { change, slot }: Change): boolean =>
  slot
    ? isOpenInstallation(row.state) && isSameInstallationSlot(row, slot)
    : row.state === (change === 'done' || change === 'failed' ? change : 'cancelled');

/**
 * Mails the buyer when a technician comes (docs/spec/mails.md#kinds). Nothing is sent about a slot that another one has followed:
 * mails are not sent in the order of their causes.
 */
export async function mailInstallation(
  deps: AppDeps,
  { installationId, change, slot, failure }: Effects['mail.installation'],
  effectId: string,
): Promise<void> {
  const found = await findForMail(deps.db, installationId);
  if (!found) return;
  const { installation, userId, email, name } = found;
  if (!isCurrent(installation, { change, slot })) return;
  const language = await mailLanguage(deps, { userId, email });
  const { orderId, productName, type, feePaise, doneOn } = installation;
  await deps.ports.mail.send(
    installationMail(
      deps,
      { messageId: effectId, to: email, language },
      {
        ...{ name, orderId, product: productName, type, feePaise, change, slot, doneOn, failure },
        code: visitCode(deps.config, installationId),
      },
    ),
  );
}
