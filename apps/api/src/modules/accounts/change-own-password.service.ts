import type { ChangeOwnPasswordInput } from '@aabha/contracts/accounts/accounts.schema';
import { hashPassword } from '@aabha/db/passwords';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { updatePassword } from './accounts.queries';
import { assertPasswordOf } from './email-changes.service';
import { openSession } from './open-session.service';
import { assertOwnPassword } from './own-password.service';

/**
 * Changes the password of the caller's account with the present one, ends its sessions and returns a fresh token
 * (docs/spec/accounts.md#change-of-password).
 */
export async function changeOwnPassword(ctx: SignedInContext, input: ChangeOwnPasswordInput) {
  assertOwnPassword(ctx, input.newPassword, 'newPassword');
  await ctx.limits.takeForAddress('confirm-password', ctx.address);
  await assertPasswordOf(ctx, ctx.user.id, input.password);
  const passwordHash = await hashPassword(input.newPassword);
  const holder = await inTx(ctx.db, async (tx) => {
    await enqueue(tx, 'mail.password-changed', { userId: ctx.user.id });
    return updatePassword(tx, ctx.user.id, passwordHash);
  });
  return { token: await openSession(ctx, holder) };
}
