import { coverOf } from '@aabha/contracts/passports/cover.rules';
import { isRemindable, lastCoveredOn } from '@aabha/contracts/passports/reminders.rules';
import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { warrantyEndsMail } from '../../mails/templates/warranty-ends-mail';
import type { Effects } from '../../outbox/outbox';
import { passportToken } from './passport-token';
import { findUnit } from './passports.queries';
import { findEmailOf } from './transfers.queries';
import { findReminder } from './warranty-reminders.queries';

/** Mails the owner of a television that its warranty ends soon, unless it is another one's by now or they changed their mind. */
export async function mailWarrantyEnds(
  deps: AppDeps,
  { serialId, userId }: Effects['mail.warranty-ends'],
  effectId: string,
): Promise<void> {
  const unit = await findUnit(deps.db, serialId);
  const reminder = await findReminder(deps.db, serialId);
  if (unit?.ownerId !== userId || reminder?.userId !== userId) return;
  const cover = coverOf(unit, deps.ports.clock.now());
  if (!isRemindable(cover)) return;
  const to = await findEmailOf(deps.db, userId);
  const language = await mailLanguage(deps, { userId, email: to });
  await deps.ports.mail.send(
    warrantyEndsMail(
      deps,
      { messageId: effectId, to, language },
      {
        ...{ television: unit.name, serial: unit.serial },
        endsOn: lastCoveredOn(cover),
        isPanelOnly: cover.extendedEndsOn !== '',
        token: passportToken(deps.config, unit.id, unit.version),
      },
    ),
  );
}
