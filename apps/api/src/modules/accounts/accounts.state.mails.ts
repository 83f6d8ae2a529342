import type { AppDeps } from '../../context/deps';
import { userForMail } from './accounts.service';
import { mailingAccount } from './mailing-account';
import type { Effects } from '../../outbox/outbox';
import { accountClosedMail, accountReopenedMail, accountRoleMail } from '../../mails/templates/account-mails';

/** Notifies a customer that staff closed the account, and what continues. */
export const mailAccountClosed = mailingAccount(accountClosedMail);

export const mailAccountReopened = mailingAccount(accountReopenedMail);

/**
 * Notifies a customer that the account became a Business account, or a personal one again; sends nothing where it was
 * changed back since.
 */
export async function mailAccountRole(
  deps: AppDeps,
  { userId, role: wanted }: Effects['mail.account-role'],
  effectId: string,
): Promise<void> {
  const user = await userForMail(deps.db, userId);
  if (!user || (wanted !== undefined && wanted !== user.role)) return;
  const { name, email: to, language } = user;
  const role = user.role === 'Business' ? 'Business' : 'User';
  await deps.ports.mail.send(accountRoleMail(deps, { messageId: effectId, to, language }, { name, role }));
}
