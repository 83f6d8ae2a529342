import { appError } from '@aabha/contracts/errors/errors';
import { coverOf } from '@aabha/contracts/passports/cover.rules';
import type { RemindPassportInput } from '@aabha/contracts/passports/passports.schema';
import { firstLookOn, isRemindable, reminderStep } from '@aabha/contracts/passports/reminders.rules';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import type { AppDeps } from '../../context/deps';
import { enqueue } from '../../outbox/outbox';
import { recordConsent } from '../consents/record-consent.service';
import { findUnit, selectUnitsOfIds, type SoldUnit } from './passports.queries';
import { lockSerial } from './transfers.queries';
import { unitOfToken } from './unit-of-token.service';
import {
  deleteReminder,
  findReminder,
  lockDueReminders,
  putReminder,
  updateReminder,
} from './warranty-reminders.queries';

/** Reminders that one transaction looks at. */
const BATCH = 100;

/** Returns whether the owner of a television is to be reminded; null where there is no warranty to remind of. */
export async function reminderOf(db: DbOrTx, unit: SoldUnit, now: Date): Promise<boolean | null> {
  if (!isRemindable(coverOf(unit, now))) return null;
  return (await findReminder(db, unit.id))?.userId === unit.ownerId;
}

type Ledger = Pick<RequestContext, 'config' | 'language'>;

/** Removes the reminder of a television, with the withdrawal of the consent of whose it was. */
export async function endReminder(
  ctx: Ledger,
  tx: Tx,
  {
    serialId,
    channel,
    evidence,
  }: { serialId: string; channel: 'passport' | 'passport-transfer'; evidence: string },
): Promise<void> {
  const userId = await deleteReminder(tx, serialId);
  if (userId === undefined) return;
  await recordConsent(ctx, tx, {
    person: { userId },
    ...{ purpose: 'warranty-reminders', action: 'withdrawn', channel, evidence },
  });
}

async function startReminder(ctx: SignedInContext, tx: Tx, unit: SoldUnit): Promise<void> {
  const cover = coverOf(unit, ctx.now());
  if (!isRemindable(cover)) throw appError('PASSPORT_NOT_COVERED');
  const found = await findReminder(tx, unit.id);
  if (found?.userId === ctx.user.id) return;
  const at = ctx.now().toISOString();
  await putReminder(tx, { serialId: unit.id, userId: ctx.user.id, lookOn: firstLookOn(cover), at });
  await recordConsent(ctx, tx, {
    person: { userId: ctx.user.id },
    ...{ purpose: 'warranty-reminders', action: 'given', channel: 'passport' },
    evidence: 'Ticked the reminder on the warranty passport',
  });
}

/** Sets whether the caller, who owns the television, is mailed before its warranty ends. The same again changes nothing. */
export async function remindPassport(ctx: SignedInContext, { token, on }: RemindPassportInput) {
  const { id: serialId } = await unitOfToken(ctx, token);
  await inTx(ctx.db, async (tx) => {
    /* Nobody else becomes its owner meanwhile. */
    await lockSerial(tx, serialId);
    const unit = await findUnit(tx, serialId);
    if (unit?.ownerId !== ctx.user.id) throw appError('PASSPORT_NOT_OWNER');
    if (on) await startReminder(ctx, tx, unit);
    else
      await endReminder(ctx, tx, {
        ...{ serialId, channel: 'passport', evidence: 'Unticked the reminder on the warranty passport' },
      });
  });
  const message = on ? 'We will remind you 30 days before the warranty ends.' : 'We will not remind you.';
  return { message, reminder: on };
}

/** Looks at one reminder: its television may have come back, have another owner, or be covered for longer. */
async function lookAt(
  tx: Tx,
  { serialId, userId }: { serialId: string; userId: string },
  { unit, now }: { unit: SoldUnit | undefined; now: Date },
): Promise<void> {
  const step = unit?.ownerId === userId ? reminderStep(coverOf(unit, now), indiaDay(now)) : { drop: true };
  if ('waitUntil' in step) return updateReminder(tx, serialId, { lookOn: step.waitUntil });
  if (!('send' in step)) {
    await deleteReminder(tx, serialId);
    return;
  }
  await updateReminder(tx, serialId, { sentFor: step.send });
  await enqueue(tx, 'mail.warranty-ends', { serialId, userId });
}

/**
 * Queues the mails about warranties that end within 30 days. Returns how many reminders were looked at. Any number of processes may
 * call it.
 */
export function sendReminders({ db, ports }: Pick<AppDeps, 'db' | 'ports'>): Promise<number> {
  const now = ports.clock.now();
  return inTx(db, async (tx) => {
    const due = await lockDueReminders(tx, indiaDay(now), BATCH);
    const units =
      due.length === 0
        ? []
        : await selectUnitsOfIds(
            tx,
            due.map(({ serialId }) => serialId),
          );
    for (const reminder of due)
      await lookAt(tx, reminder, { unit: units.find(({ id }) => id === reminder.serialId), now });
    return due.length;
  });
}
