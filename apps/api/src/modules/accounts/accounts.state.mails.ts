import { textsOf } from '@aabha/messages/texts-of';
import type { AppDeps } from '../../context/deps';
import { userForMail } from './accounts.service';
import type { Effects } from '../../outbox/outbox';
import { button, composeMail, text, type Block } from '../../mails/compose-mail';
import { storeUrl } from '../../mails/mail-language';

const TEXTS = textsOf('mailAccounts');
const COMMON = textsOf('mailCommon');

type MailedUser = NonNullable<Awaited<ReturnType<typeof userForMail>>>;

interface AccountMail {
  subject: string;
  blocks: readonly Block[];
}

/** Mails an account what `compose` returns for it; nothing where it returns undefined. */
async function mailAccount(
  deps: AppDeps,
  userId: string,
  effectId: string,
  compose: (user: MailedUser) => AccountMail | undefined,
): Promise<void> {
  const user = await userForMail(deps.db, userId);
  const mail = user && compose(user);
  if (!mail) return;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: user.email,
      language: user.language,
      subject: mail.subject,
      greeting: COMMON[user.language].helloTo(user.name),
      blocks: [...mail.blocks],
    }),
  );
}

const loginButton = (deps: AppDeps, { language }: MailedUser) =>
  button(TEXTS[language].logIn, storeUrl(deps, language, '/signin').toString());

/** Notifies a customer that staff closed the account, and what continues. */
export function mailAccountClosed(deps: AppDeps, { userId }: { userId: string }, effectId: string) {
  const { brand } = deps.settings.current;
  return mailAccount(deps, userId, effectId, ({ language }) => {
    const texts = TEXTS[language];
    const blocks = [
      text(texts.accountOfShopClosed(brand.name)),
      text(texts.openWorkGoesOn),
      text(texts.ifUnexpected(brand.phone)),
    ];
    return { subject: texts.accountClosed, blocks };
  });
}

export function mailAccountReopened(deps: AppDeps, { userId }: { userId: string }, effectId: string) {
  return mailAccount(deps, userId, effectId, (user) => {
    const texts = TEXTS[user.language];
    const blocks = [
      text(texts.accountOfShopReopened(deps.settings.current.brand.name)),
      loginButton(deps, user),
    ];
    return { subject: texts.accountReopened, blocks };
  });
}

/**
 * Notifies a customer that the account became a Business account, or a personal one again; sends nothing where it was
 * changed back since.
 */
export function mailAccountRole(
  deps: AppDeps,
  { userId, role }: Effects['mail.account-role'],
  effectId: string,
) {
  return mailAccount(deps, userId, effectId, (user) => {
    if (role !== undefined && role !== user.role) return undefined;
    const texts = TEXTS[user.language];
    const kind = user.role === 'Business' ? 'Business' : 'User';
    const blocks = [
      text(texts.roleOfShopChanged[kind](deps.settings.current.brand.name)),
      text(texts.nothingElseChanged),
      loginButton(deps, user),
    ];
    return { subject: texts.roleChanged[kind], blocks };
  });
}
