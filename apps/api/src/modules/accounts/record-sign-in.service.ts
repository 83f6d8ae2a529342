import { emailKey } from '@aabha/contracts/accounts/accounts.rules';
import { AppError } from '@aabha/contracts/errors/errors';
import { inTx } from '@aabha/db/tx';
import type { RequestContext } from '../../context/context';
import { networkOf } from '../../core/network-of';
import { writeAudit } from '../audit/audit.service';
import { insertRefusedSignIn } from './sign-ins.queries';

/** Records that a member of the staff signed in, from which network, and with which passkey (docs/spec/audit.md#reads). */
export async function recordSignIn(ctx: RequestContext, staffId: string, passkey?: string): Promise<void> {
  const entry = { action: 'staff.sign-in', entity: 'user', entityId: staffId };
  const after = { network: networkOf(ctx.address), ...(passkey === undefined ? {} : { passkey }) };
  await inTx(ctx.db, (tx) => writeAudit(tx, staffId, { ...entry, before: null, after }));
}

const REFUSALS: readonly string[] = [
  ...['WRONG_PASSWORD', 'PASSWORD_NOT_YOURS', 'SECOND_FACTOR_WRONG', 'PASSKEY_WRONG'],
];

/**
 * Records a sign-in to the back office, or a confirmation in it, that was refused for its password, code or passkey, where the
 * address is of staff. Nobody waits for it, so that the answer takes as long for an address that is not of staff.
 */
export function recordRefusedSignIn(ctx: RequestContext, email: string, error: unknown): void {
  if (!(error instanceof AppError) || !REFUSALS.includes(error.code)) return;
  insertRefusedSignIn(ctx.db, { email: emailKey(email), network: networkOf(ctx.address) }).catch(
    (err: unknown) => ctx.log.error({ err }, 'a refused sign-in was not recorded'),
  );
}
