import { emailKey as emailKeyOf } from '@aabha/contracts/accounts/accounts.rules';
import { alertExpiry } from '@aabha/contracts/alerts/alerts.rules';
import { appError } from '@aabha/contracts/errors/errors';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { RequestContext } from '../../context/context';
import { recordConsent } from '../consents/record-consent.service';
import {
  endAlerts,
  findActive,
  findByToken,
  findCustomerId,
  lockAlertsOf,
  updateAlert,
  watchStock,
} from './alerts.queries';
import { assertMayAdd } from './alerts.service';
import { showAlert } from './show-alerts.service';

interface Link {
  token: string;
}

/** Returns what the link of a mail is about, so that a page can ask before it acts. */
export async function getAlertByLink(ctx: RequestContext, { token }: Link) {
  const found = await findByToken(ctx.db, token);
  if (!found) throw appError('ALERT_LINK_WRONG');
  return { alert: await showAlert(ctx.db, found.id) };
}

/**
 * Confirms the alert of an address, which becomes that of its account where there is one. It takes the place of an active one of
 * the same television.
 */
async function confirmIn(ctx: RequestContext, tx: Tx, { token }: Link): Promise<string> {
  const email = (await findByToken(tx, token))?.email ?? '';
  const emailKey = emailKeyOf(email);
  await lockAlertsOf(tx, emailKey);
  /* Once more: another call may have confirmed or stopped it before this one had the lock. */
  const found = await findByToken(tx, token);
  if (found?.state === 'active') return found.id;
  const now = ctx.now();
  const isOpen = found?.state === 'waiting' && Date.parse(found.expiresAt) > now.getTime();
  if (!isOpen) throw appError('ALERT_LINK_WRONG');
  const userId = await findCustomerId(tx, emailKey);
  const person = { userId, emailKey };
  const replaced = await findActive(tx, person, found);
  if (replaced) await endAlerts(tx, { id: replaced.id }, { state: 'stopped', endedAt: now.toISOString() });
  else await assertMayAdd(tx, person);
  await updateAlert(tx, found.id, {
    state: 'active',
    activeAt: replaced?.activeAt ?? now.toISOString(),
    expiresAt: alertExpiry(now).toISOString(),
    ...(userId === null ? {} : { userId, email: null }),
  });
  if (found.kind === 'stock') await watchStock(tx, found.productId, false);
  await recordConsent(ctx, tx, {
    person: userId === null ? { email } : { userId },
    ...{ purpose: 'alerts', action: 'given', channel: 'mail-link' },
    evidence: 'Confirmed an alert with the link of a mail',
  });
  return found.id;
}

/** Makes the alert of a visitor active. A second call has the same response. */
export async function confirmAlert(ctx: RequestContext, link: Link) {
  const id = await inTx(ctx.db, (tx) => confirmIn(ctx, tx, link));
  return { message: 'Your alert is on.', alert: await showAlert(ctx.db, id) };
}

/** Stops the alert of a link. An unknown token, and one whose alert has ended, change nothing and get the same response. */
export async function stopAlertByLink(ctx: RequestContext, { token }: Link) {
  await inTx(ctx.db, async (tx) => {
    const found = await findByToken(tx, token);
    if (!found) return;
    const ended = await endAlerts(
      tx,
      { id: found.id },
      { state: 'stopped', endedAt: ctx.now().toISOString() },
    );
    if (!ended?.isProved) return;
    const { userId, email } = ended;
    await recordConsent(ctx, tx, {
      person: userId === null ? { email: email ?? '' } : { userId },
      ...{ purpose: 'alerts', action: 'withdrawn', channel: 'mail-link' },
      evidence: 'Stopped an alert with the link of a mail',
    });
  });
  return { message: 'You will not get any more emails about this alert.' };
}
