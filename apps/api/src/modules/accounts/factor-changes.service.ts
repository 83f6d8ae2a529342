import { RECOVERY_CODES } from '@aabha/contracts/accounts/second-factor.values';
import { appError } from '@aabha/contracts/errors/errors';
import type { Tx } from '@aabha/db/client';
import type { RequestContext, SignedInContext } from '../../context/context';
import { enqueue, type Effects } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { endSessions } from './accounts.queries';
import { newRecoveryCode, recoveryCodeHash } from './recovery-code';
import { replaceRecoveryCodes } from './second-factor.queries';

/** Requires that the shop uses second factors. */
export function assertInUse({ config }: Pick<RequestContext, 'config'>): void {
  if (config.staffSecondFactor === 'off') throw appError('SECOND_FACTOR_OFF');
}

/** Replaces all recovery codes of an account and returns the new ones. */
export async function makeRecoveryCodes(tx: Tx, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await replaceRecoveryCodes(
    tx,
    staffId,
    codes.map((code) => recoveryCodeHash(staffId, code)),
  );
  return codes;
}

interface FactorChange {
  staffId: string;
  /** The audit log calls it `staff.` and this. */
  action: string;
  before: unknown;
  after: unknown;
  mail: Omit<Effects['mail.second-factor'], 'userId'>;
}

/** Writes the audit entry of a change of an account's second factors, and queues the mail to the person. */
export async function recordFactorChange(
  ctx: SignedInContext,
  tx: Tx,
  { staffId, action, before, after, mail }: FactorChange,
): Promise<void> {
  await writeAudit(tx, ctx.user.id, {
    ...{ action: `staff.${action}`, entity: 'user', entityId: staffId },
    ...{ before, after },
  });
  await enqueue(tx, 'mail.second-factor', { userId: staffId, ...mail });
}

/** Does the same for the authenticator app or for all factors of an account, and ends its sessions: others began without it. */
export async function recordFactorState(
  ctx: SignedInContext,
  tx: Tx,
  { staffId, change, removed = {} }: { staffId: string; change: 'on' | 'off' | 'removed'; removed?: object },
) {
  const isOn = change === 'on';
  await recordFactorChange(ctx, tx, {
    ...{ staffId, action: `second-factor-${change}`, mail: { change } },
    ...{ before: { secondFactor: !isOn, ...removed }, after: { secondFactor: isOn } },
  });
  return endSessions(tx, staffId);
}
