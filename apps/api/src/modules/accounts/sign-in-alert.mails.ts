import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import type { AppDeps } from '../../context/deps';
import { sessionMail, staffSessionMail } from '../../mails/templates/session-mails';
import type { Effects } from '../../outbox/outbox';
import { findSessionToMail } from './sessions.service';

/** Mails a shopper that somebody signed in with a new device, or that a session was ended for their safety. */
export async function mailSignInAlert(
  deps: AppDeps,
  { sessionId, event }: Effects['mail.sign-in-alert'],
  effectId: string,
): Promise<void> {
  const found = await findSessionToMail(deps, sessionId);
  if (!found) return;
  const { session, person } = found;
  const { name, email: to, language } = person;
  const { device, network, lastSeenAt: at } = session;
  const envelope = { messageId: effectId, to };
  const alert = { name, event, device, network, at };
  await deps.ports.mail.send(
    isStaff(person.role)
      ? staffSessionMail(deps, envelope, alert)
      : sessionMail(deps, { ...envelope, language }, alert),
  );
}
