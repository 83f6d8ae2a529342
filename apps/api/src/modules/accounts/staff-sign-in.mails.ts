import type { AppDeps } from '../../context/deps';
import {
  secondFactorMail,
  staffInvitationMail,
  staffResetMail,
} from '../../mails/templates/staff-sign-in-mails';
import type { Effects } from '../../outbox/outbox';
import { userForMail } from './accounts.service';
import { findResetToMail } from './staff-reset.service';

/** Mails a member of the staff the link to set a password, an invitation where they have none yet; nothing where it was replaced, used, or has expired. */
export async function mailStaffReset(
  deps: AppDeps,
  { linkId }: Effects['mail.staff-reset'],
  effectId: string,
): Promise<void> {
  const link = await findResetToMail(deps, linkId);
  const to = link && (await userForMail(deps.db, link.staffId));
  if (!link || !to) return;
  const { name, email, signsInByCode: isInvited } = to;
  const template = isInvited ? staffInvitationMail : staffResetMail;
  await deps.ports.mail.send(template(deps, { messageId: effectId, to: email }, { name, token: link.token }));
}

/** Notifies a member of the staff that a second factor was set up or removed. */
export async function mailSecondFactor(
  deps: AppDeps,
  { userId, change, passkey }: Effects['mail.second-factor'],
  effectId: string,
): Promise<void> {
  const to = await userForMail(deps.db, userId);
  if (!to) return;
  await deps.ports.mail.send(
    secondFactorMail(deps, { messageId: effectId, to: to.email }, { name: to.name, change, passkey }),
  );
}
