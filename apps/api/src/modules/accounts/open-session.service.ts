import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import type { Role } from '@aabha/contracts/accounts/accounts.schema';
import { deviceLabel } from '@aabha/contracts/sessions/device-label.rules';
import { newId } from '@aabha/db/ids';
import { inTx } from '@aabha/db/tx';
import type { RequestContext } from '../../context/context';
import { networkOf } from '../../core/network-of';
import { enqueue } from '../../outbox/outbox';
import { makeRefreshToken, refreshCookie, refreshTokenHash } from './refresh-token';
import { sessionLifetimes } from './session-lifetimes';
import { endOpenSessions, insertSession } from './sessions.queries';
import { issueToken, type TokenOwner } from './tokens.service';

/** How the caller proved who they are. */
interface Proof {
  /** A second factor was given. */
  factor?: boolean;
}

/** Returns the kind of mail that tells a person of their session. */
export const alertOf = (role: Role) => (isStaff(role) ? 'mail.staff-sign-in-alert' : 'mail.sign-in-alert');

/**
 * Returns the session that the browser of a sign-in has at present: that of its token, since the refresh cookie goes to the
 * renewal only. A session of the other kind of account stays, as that of a member of the staff who also shops.
 */
async function earlierSession(ctx: RequestContext, role: Role) {
  const caller = await ctx.caller();
  if (caller?.session === undefined || isStaff(caller.role) !== isStaff(role)) return undefined;
  return { userId: caller.id, id: caller.session };
}

/**
 * Opens a session of a person who proved who they are, and returns its token; our web apps get a short one, with the refresh
 * token in a cookie. Mails the person where the account had sessions before, but none of this device and network
 * (docs/spec/sessions-and-access.md#new-device). Where the browser is signed in already, its earlier session ends.
 */
export async function openSession(
  ctx: RequestContext,
  owner: TokenOwner,
  { factor = false }: Proof = {},
): Promise<string> {
  const now = ctx.now();
  const id = newId();
  /* Staff get a session of the back office, whichever app they say that they use: others last longer. */
  const browser = ctx.sessionKind && (isStaff(owner.role) ? 'admin' : 'store');
  const kind = browser ?? 'api';
  const earlier = browser && (await earlierSession(ctx, owner.role));
  const seconds = sessionLifetimes(ctx.config, kind, owner.role);
  const expiresAt = new Date(now.getTime() + seconds.session * 1000);
  const refresh = browser && makeRefreshToken(ctx.config, id);
  await inTx(ctx.db, async (tx) => {
    if (earlier) await endOpenSessions(tx, { ...earlier, now: now.toISOString(), reason: 'signed-out' });
    const isNew = await insertSession(tx, {
      ...{ id, userId: owner.id, kind },
      device: deviceLabel(ctx.userAgent),
      network: networkOf(ctx.address),
      expiresAt: expiresAt.toISOString(),
      createdAt: now.toISOString(),
      lastSeenAt: now.toISOString(),
      factorAt: factor ? now.toISOString() : null,
      renewals: refresh ? 0 : null,
      refreshHash: refresh ? refreshTokenHash(refresh) : null,
    });
    if (isNew) await enqueue(tx, alertOf(owner.role), { sessionId: id, event: 'new-device' });
  });
  if (!browser || !refresh) return issueToken(ctx, owner, { id, ttlSeconds: seconds.token });
  ctx.setCookie(refreshCookie(ctx.config, browser, { token: refresh, seconds: seconds.session }));
  const until = Math.floor(expiresAt.getTime() / 1000);
  return issueToken(ctx, owner, { id, ttlSeconds: seconds.token, until });
}
