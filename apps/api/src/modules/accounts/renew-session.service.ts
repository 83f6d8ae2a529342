import { appError } from '@aabha/contracts/errors/errors';
import type { RenewSessionInput } from '@aabha/contracts/sessions/renew-session.schema';
import { RENEWAL_GRACE_MS, type BrowserKind } from '@aabha/contracts/sessions/sessions.values';
import { isUuid } from '@aabha/db/ids';
import { inTx } from '@aabha/db/tx';
import type { RequestContext } from '../../context/context';
import { networkOf } from '../../core/network-of';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { alertOf } from './open-session.service';
import {
  makeRefreshToken,
  readRefreshCookie,
  refreshCookie,
  refreshTokenHash,
  sessionOfRefreshToken,
} from './refresh-token';
import { findRenewed, rotateRefreshToken } from './renew-session.queries';
import { idleSince, isIdle, sessionLifetimes } from './session-lifetimes';
import { endOpenSessions } from './sessions.queries';
import { issueToken } from './tokens.service';

type Renewed = NonNullable<Awaited<ReturnType<typeof findRenewed>>>;

/** Returns the app that calls. Pages of other sites cannot send its header, whatever cookies a browser adds. */
function requireApp({ sessionKind }: RequestContext): BrowserKind {
  if (!sessionKind) throw appError('FORBIDDEN');
  return sessionKind;
}

/** Returns the refresh token of the call with its session; undefined where it has none that we made. */
function readRefresh(ctx: RequestContext, app: BrowserKind) {
  const token = readRefreshCookie(ctx.config, ctx.cookies, app);
  const id = token && sessionOfRefreshToken(ctx.config, token);
  return token && id && isUuid(id) ? { id, hash: refreshTokenHash(token) } : undefined;
}

/** Returns a fresh token of a session, which ends with it at the latest. */
function tokenOf(ctx: RequestContext, app: BrowserKind, id: string, { owner, expiresAt }: Renewed) {
  const endsAt = Date.parse(expiresAt);
  const left = Math.floor((endsAt - ctx.now().getTime()) / 1000);
  const ttlSeconds = Math.min(sessionLifetimes(ctx.config, app, owner.role).token, left);
  return issueToken(ctx, owner, { id, ttlSeconds, until: Math.floor(endsAt / 1000) });
}

/** Ends a session whose refresh token was used a second time: one of the two who hold it is a thief. */
async function endReused(ctx: RequestContext, id: string, { userId, owner }: Renewed): Promise<void> {
  await inTx(ctx.db, async (tx) => {
    const now = ctx.now().toISOString();
    if ((await endOpenSessions(tx, { userId, id, now, reason: 'reused' })) === 0) return;
    await writeAudit(tx, userId, {
      action: 'user.session-reused',
      entity: 'user',
      entityId: userId,
      before: null,
      after: { network: networkOf(ctx.address) },
    });
    await enqueue(tx, alertOf(owner.role), { sessionId: id, event: 'reused' });
  });
}

/** Ends the session of the cookie, or else of the token. */
async function endOfBrowser(ctx: RequestContext, app: BrowserKind) {
  const now = ctx.now().toISOString();
  const refresh = readRefresh(ctx, app);
  const caller = refresh ? null : await ctx.caller();
  const id = refresh?.id ?? caller?.session;
  const userId = refresh ? (await findRenewed(ctx.db, refresh.id))?.userId : caller?.id;
  if (id !== undefined && userId !== undefined)
    await endOpenSessions(ctx.db, { userId, id, now, reason: 'signed-out' });
  ctx.setCookie(refreshCookie(ctx.config, app));
  return { token: null };
}

/** Whether a token was the present one until just now, as where two tabs renew at once or a response was lost. */
const isJustReplaced = (ctx: RequestContext, { previousHash, renewedAt }: Renewed, hash: string) =>
  previousHash === hash &&
  renewedAt !== null &&
  ctx.now().getTime() - Date.parse(renewedAt) <= RENEWAL_GRACE_MS;

function refuse(ctx: RequestContext, app: BrowserKind): never {
  ctx.setCookie(refreshCookie(ctx.config, app));
  throw appError('SESSION_EXPIRED');
}

/** Returns until when a shopper stays logged in: as long as they come, but no longer than so many days. */
function endOfShopper({ config, now }: RequestContext) {
  const { session } = sessionLifetimes(config, 'store', 'User');
  const expiresAt = new Date(now().getTime() + session * 1000).toISOString();
  return { expiresAt, days: config.SHOPPER_SESSION_DAYS };
}

/** Whether a session is over, or one of the other app. */
const hasEnded = ({ kind, endedAt, expiresAt }: Renewed, app: BrowserKind, now: Date) =>
  kind !== app || endedAt !== null || Date.parse(expiresAt) <= now.getTime();

/**
 * Returns a fresh token for the refresh token of the cookie, and replaces that by the next one. A token that was replaced
 * longer ago ends its session (docs/spec/sessions-and-access.md#renewal).
 */
export async function renewSession(ctx: RequestContext, { end }: RenewSessionInput) {
  const app = requireApp(ctx);
  if (end) return endOfBrowser(ctx, app);
  const refresh = readRefresh(ctx, app);
  if (!refresh) return refuse(ctx, app);
  const { id, hash } = refresh;
  const now = ctx.now();
  const next = makeRefreshToken(ctx.config, id);
  const unusedSince = idleSince(ctx.config, now);
  const isRotated = await rotateRefreshToken(ctx.db, {
    ...{ id, app, hash, nextHash: refreshTokenHash(next), now: now.toISOString() },
    end: app === 'store' ? endOfShopper(ctx) : undefined,
    idleSince: unusedSince,
    network: networkOf(ctx.address),
  });
  const session = await findRenewed(ctx.db, id);
  if (!session || hasEnded(session, app, now) || isIdle(session, unusedSince)) return refuse(ctx, app);
  if (!isRotated && !isJustReplaced(ctx, session, hash)) {
    await endReused(ctx, id, session);
    return refuse(ctx, app);
  }
  const left = Math.floor((Date.parse(session.expiresAt) - now.getTime()) / 1000);
  if (isRotated) ctx.setCookie(refreshCookie(ctx.config, app, { token: next, seconds: left }));
  return { token: await tokenOf(ctx, app, id, session) };
}
