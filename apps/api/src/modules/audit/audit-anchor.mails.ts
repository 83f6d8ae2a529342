import type { AppDeps } from '../../context/deps';
import { auditAnchorMail } from '../../mails/templates/audit-anchor-mail';
import type { Effects } from '../../outbox/outbox';
import { findAnchor } from './audit-seals.queries';

/** Mails the anchor of a day to the shop's own address, where nobody who writes to the database can change it. */
export async function mailAuditAnchor(
  deps: AppDeps,
  { day }: Effects['mail.audit-anchor'],
  effectId: string,
): Promise<void> {
  const anchor = await findAnchor(deps.db, day);
  if (!anchor) return;
  const to = deps.settings.current.brand.supportEmail;
  await deps.ports.mail.send(auditAnchorMail(deps, { messageId: effectId, to }, anchor));
}
