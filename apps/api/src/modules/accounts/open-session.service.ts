import type { Role } from '@aabha/contracts/accounts/accounts.schema';
import { deviceLabel } from '@aabha/contracts/sessions/device-label.rules';
import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { SHOPPER_TOKEN_SECONDS, STAFF_TOKEN_SECONDS } from '@aabha/contracts/settings/limits';
import { newId } from '@aabha/db/ids';
import { inTx } from '@aabha/db/tx';
import type { RequestContext } from '../../context/context';
import { networkOf } from '../../core/network-of';
import { enqueue } from '../../outbox/outbox';
import { insertSession } from './sessions.queries';
import { issueToken, type TokenOwner } from './tokens.service';

/** How the caller proved who they are. */
interface Proof {
  /** A second factor was given. */
  factor?: boolean;
}

/** Returns the kind of mail that tells a person of their session. */
const alertOf = (role: Role) => (isStaff(role) ? 'mail.staff-sign-in-alert' : 'mail.sign-in-alert');

/**
 * Opens a session of a person who proved who they are, and returns its token. Mails them where the account had sessions
 * before, but none of this device and network (docs/spec/sessions-and-access.md#new-device).
 */
export async function openSession(
  ctx: RequestContext,
  owner: TokenOwner,
  { factor = false }: Proof = {},
): Promise<string> {
  const now = ctx.now();
  const id = newId();
  const ttlSeconds = isStaff(owner.role) ? STAFF_TOKEN_SECONDS : SHOPPER_TOKEN_SECONDS;
  await inTx(ctx.db, async (tx) => {
    const isNew = await insertSession(tx, {
      id,
      userId: owner.id,
      kind: ctx.sessionKind ?? 'api',
      device: deviceLabel(ctx.userAgent),
      network: networkOf(ctx.address),
      expiresAt: new Date(now.getTime() + ttlSeconds * 1000).toISOString(),
      lastSeenAt: now.toISOString(),
      factorAt: factor ? now.toISOString() : null,
      renewals: null,
      refreshHash: null,
    });
    if (isNew) await enqueue(tx, alertOf(owner.role), { sessionId: id, event: 'new-device' });
  });
  return issueToken(ctx, owner, { id, ttlSeconds });
}
