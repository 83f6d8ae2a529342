import { randomBytes } from 'node:crypto';
import { emailKey as emailKeyOf, isStaff } from '@aabha/contracts/accounts/accounts.rules';
import {
  alertExpiry,
  alertObstacle,
  confirmationExpiry,
  mailsCountSince,
  mayAsk,
} from '@aabha/contracts/alerts/alerts.rules';
import type { ListAlertsInput, NewAlertInput } from '@aabha/contracts/alerts/alerts.schema';
import { ALERTS_MAX } from '@aabha/contracts/alerts/alerts.values';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { formatPaise } from '@aabha/contracts/money/money-format';
import { ZERO, type Paise } from '@aabha/contracts/money/money';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { recordConsent } from '../consents/record-consent.service';
import {
  countActive,
  countAsked,
  endAlerts,
  findActive,
  findCustomerId,
  findEmailKey,
  findTelevision,
  findWaiting,
  insertAlert,
  lockAlertsOf,
  selectActive,
  updateAlert,
  watchStock,
  type AlertPerson,
} from './alerts.queries';
import { showAlert, showAlerts } from './show-alerts.service';

/** What is asked for, once it makes sense. */
interface Wanted {
  productId: string;
  kind: NewAlertInput['kind'];
  targetPaise: Paise | null;
}

const newToken = () => randomBytes(24).toString('base64url');

const emailMissing = () =>
  new AppError('INVALID_INPUT', undefined, { email: 'Please enter a valid email address.' });

/** Returns the person of an account. */
async function personOf(ctx: RequestContext, userId: string, tx: Tx | RequestContext['db'] = ctx.db) {
  const emailKey = await findEmailKey(tx, userId);
  if (emailKey === undefined) throw appError('SESSION_EXPIRED');
  return { userId, emailKey };
}

/** Throws where a person has as many active alerts as one may have. */
export async function assertMayAdd(tx: Tx, person: AlertPerson): Promise<void> {
  if ((await countActive(tx, person)) >= ALERTS_MAX) throw appError('ALERT_LIMIT', { most: ALERTS_MAX });
}

/** Adds an alert of an account, or gives the one that it has the new target. Returns its id. */
async function addForAccount(ctx: RequestContext, tx: Tx, userId: string, wanted: Wanted): Promise<string> {
  const person = await personOf(ctx, userId, tx);
  await lockAlertsOf(tx, person.emailKey);
  if (wanted.kind === 'stock') await watchStock(tx, wanted.productId, true);
  const active = await findActive(tx, person, wanted);
  if (active) {
    await updateAlert(tx, active.id, { targetPaise: wanted.targetPaise });
    return active.id;
  }
  await assertMayAdd(tx, person);
  const now = ctx.now();
  const id = await insertAlert(tx, {
    ...wanted,
    userId,
    state: 'active',
    language: ctx.language,
    token: newToken(),
    activeAt: now.toISOString(),
    expiresAt: alertExpiry(now).toISOString(),
  });
  await recordConsent(ctx, tx, {
    person: { userId },
    ...{ purpose: 'alerts', action: 'given', channel: 'product-alert' },
    evidence: 'Asked for an alert on the page of a television',
  });
  return id;
}

/**
 * Asks an address to confirm an alert, where it has none like it and was not asked within the hour. The response never depends
 * on what was asked before.
 */
async function askAddress(ctx: RequestContext, tx: Tx, email: string, wanted: Wanted): Promise<void> {
  const emailKey = emailKeyOf(email);
  await lockAlertsOf(tx, emailKey);
  const now = ctx.now();
  const person = { userId: await findCustomerId(tx, emailKey), emailKey };
  const active = await findActive(tx, person, wanted);
  if (active?.targetPaise === wanted.targetPaise) return;
  const waiting = await findWaiting(tx, emailKey, wanted);
  const askedWithinHour = await countAsked(tx, emailKey, mailsCountSince(now));
  const asks = mayAsk({ askedAt: waiting?.askedAt ?? null, askedWithinHour }, now);
  if (!waiting && !asks) return;
  const values = {
    targetPaise: wanted.targetPaise,
    language: ctx.language,
    expiresAt: confirmationExpiry(now).toISOString(),
    ...(asks ? { askedAt: now.toISOString() } : {}),
  };
  if (waiting) await updateAlert(tx, waiting.id, values);
  const alertId =
    waiting?.id ??
    (await insertAlert(tx, { ...wanted, ...values, email, state: 'waiting', token: newToken() }));
  if (asks) await enqueue(tx, 'mail.alert-confirm', { alertId });
}

const messageOf = ({ kind, targetPaise }: Wanted) =>
  kind === 'stock'
    ? 'We will email you when it is back in stock.'
    : `We will email you when it costs ${formatPaise(targetPaise ?? ZERO)} or less.`;

/** Adds an alert of a signed-in customer, or asks a visitor's address to confirm one (docs/spec/alerts.md#asking). */
export async function createAlert(ctx: RequestContext, input: NewAlertInput) {
  const caller = await ctx.caller();
  if (caller && isStaff(caller.role)) throw appError('FORBIDDEN');
  if (!caller) {
    if (input.email === undefined) throw ctx.hasToken ? appError('SESSION_EXPIRED') : emailMissing();
    await ctx.limits.takeForAddress('subscribe', ctx.address);
  }
  const { kind, target: targetPaise = null } = input;
  const television = await findTelevision(ctx.db, input.product, caller?.id);
  if (!television) throw appError('PRODUCT_NOT_FOUND');
  const obstacle = alertObstacle({ kind, targetPaise }, television);
  if (obstacle) throw appError(obstacle);
  const wanted = { productId: television.id, kind, targetPaise };
  if (!caller) {
    const { email = '' } = input;
    await inTx(ctx.db, (tx) => askAddress(ctx, tx, email, wanted));
    return { message: 'Please open the link in the email that we have sent you.', alert: null };
  }
  const id = await inTx(ctx.db, (tx) => addForAccount(ctx, tx, caller.id, wanted));
  return { message: messageOf(wanted), alert: await showAlert(ctx.db, id) };
}

/** Returns the active alerts of the caller, newest first. */
export async function listAlerts(ctx: SignedInContext, { filters }: ListAlertsInput) {
  const rows = await selectActive(ctx.db, await personOf(ctx, ctx.user.id), filters.product);
  const alertList = await showAlerts(ctx.db, rows);
  return { alertList, alertCount: alertList.length };
}

/** Stops an alert of the caller; 404 where it has ended or is another's. */
export async function stopAlert(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    const person = await personOf(ctx, ctx.user.id, tx);
    const ended = { state: 'stopped' as const, endedAt: ctx.now().toISOString() };
    if (!(await endAlerts(tx, { id, person }, ended))) throw appError('ALERT_NOT_FOUND');
    await recordConsent(ctx, tx, {
      person: { userId: ctx.user.id },
      ...{ purpose: 'alerts', action: 'withdrawn', channel: 'my-alerts' },
      evidence: 'Stopped an alert in the account',
    });
  });
  return { message: 'Alert stopped' };
}
