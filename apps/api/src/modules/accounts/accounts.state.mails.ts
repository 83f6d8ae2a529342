import type { AppDeps } from '../../context/deps';
import { userForMail } from './accounts.service';
import type { Effects } from '../../outbox/outbox';
import { button, composeMail, text, type Block } from '../../mails/compose-mail';

interface AccountMail {
  userId: string;
  subject: string;
  blocks: readonly Block[];
}

async function mailAccount(deps: AppDeps, mail: AccountMail, effectId: string): Promise<void> {
  const user = await userForMail(deps.db, mail.userId);
  if (!user) return;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: user.email,
      subject: mail.subject,
      greeting: `Hello ${user.name},`,
      blocks: [...mail.blocks],
    }),
  );
}

const loginButton = (deps: AppDeps) => button('Login', new URL('/signin', deps.config.STORE_URL).toString());

/** Notifies a customer that staff closed the account, and what continues. */
export function mailAccountClosed(deps: AppDeps, { userId }: { userId: string }, effectId: string) {
  const { brand } = deps.settings.current;
  const blocks = [
    text(`Your ${brand.name} account was closed, and all your devices were logged out.`),
    text('Orders, returns and complaints that are open go on, and we keep writing to you about them.'),
    text(`If you did not expect this, please call us: ${brand.phone}.`),
  ];
  return mailAccount(deps, { userId, subject: 'Your account was closed', blocks }, effectId);
}

export function mailAccountReopened(deps: AppDeps, { userId }: { userId: string }, effectId: string) {
  const { brand } = deps.settings.current;
  const blocks = [
    text(`Your ${brand.name} account is open again. Please log in with the same password as before.`),
    loginButton(deps),
  ];
  return mailAccount(deps, { userId, subject: 'Your account is open again', blocks }, effectId);
}

/**
 * Notifies a customer that the account became a Business account, or a personal one again; sends nothing where it was
 * changed back since.
 */
export async function mailAccountRole(
  deps: AppDeps,
  { userId, role }: Effects['mail.account-role'],
  effectId: string,
) {
  const present = (await userForMail(deps.db, userId))?.role;
  if (role !== undefined && role !== present) return;
  const kind = present === 'Business' ? 'Business' : 'personal';
  const blocks = [
    text(`Your ${deps.settings.current.brand.name} account is a ${kind} account now. Please log in again.`),
    text('Your orders, invoices and cart are where they were.'),
    loginButton(deps),
  ];
  await mailAccount(deps, { userId, subject: `Your account is a ${kind} account now`, blocks }, effectId);
}
