import type { AppDeps } from '../../context/deps';
import type { MailShop, TranslatedEnvelope } from '../../mails/mail-shop';
import type { Mail } from '../../ports/mail/mail';
import { userForMail } from './accounts.service';

type Template = (shop: MailShop, envelope: TranslatedEnvelope, user: { name: string }) => Mail;

/** Returns a handler that mails an account what a template writes, in the language of the account. */
export const mailingAccount =
  (template: Template) =>
  async (deps: AppDeps, { userId }: { userId: string }, effectId: string): Promise<void> => {
    const user = await userForMail(deps.db, userId);
    if (!user) return;
    const { email: to, language } = user;
    await deps.ports.mail.send(template(deps, { messageId: effectId, to, language }, user));
  };
