import { isOpenInstallation } from '@aabha/contracts/installations/installations.rules';
import { visitLinkEnd } from '@aabha/contracts/installations/visits.rules';
import { only } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { openText } from '../../core/seal-text';
import { installationFailedMail, technicianMail } from '../../mails/templates/technician-mails';
import type { Effects } from '../../outbox/outbox';
import { selectListedOfIds } from './installations-list.queries';
import { visitTokenHash } from './visit-keys';
import { visitUrl } from './visit-links.service';
import { findVisitLink } from './visits.queries';

/** Mails a technician the link to a visit; nothing once another link was made, or the visit has ended. */
export async function mailTechnician(
  deps: AppDeps,
  { installationId, language, sealed }: Effects['mail.technician'],
  effectId: string,
): Promise<void> {
  const opened = JSON.parse(openText(deps.config, 'technician-link', sealed)) as {
    email: string;
    token: string;
  };
  if (!(await findVisitLink(deps.db, visitTokenHash(opened.token)))) return;
  const { installation, to } = only(await selectListedOfIds(deps.db, [installationId], undefined));
  const { orderId, productName, type, day, part } = installation;
  if (!isOpenInstallation(installation.state)) return;
  await deps.ports.mail.send(
    technicianMail(
      deps,
      { messageId: effectId, to: opened.email, language },
      {
        ...{ orderId, product: productName, type, day, part, city: to.city },
        ...{ url: visitUrl(deps, language, opened.token), validUntil: visitLinkEnd(day).toISOString() },
      },
    ),
  );
}

/** Mails support that a technician could not install a television. */
export async function mailInstallationFailed(
  deps: AppDeps,
  { installationId, failure }: Effects['mail.installation-failed'],
  effectId: string,
): Promise<void> {
  const [found] = await selectListedOfIds(deps.db, [installationId], undefined);
  if (found?.installation.state !== 'failed') return;
  const { orderId, productName, day, part, note } = found.installation;
  const envelope = { messageId: effectId, to: deps.settings.current.brand.supportEmail };
  await deps.ports.mail.send(
    installationFailedMail(deps, envelope, { orderId, product: productName, day, part, failure, note }),
  );
}
