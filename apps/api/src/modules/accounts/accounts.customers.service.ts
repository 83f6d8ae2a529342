import type {
  SetCustomerClosedInput,
  SetCustomerRoleInput,
} from '@aabha/contracts/accounts/accounts.customers.schema';
import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { releaseReservationsOf } from '../checkout/reservations.service';
import { changeCustomer, findCustomer, lockCustomer } from './accounts.customers.queries';

/** Returns a customer's account, for a SuperAdmin. */
export async function getCustomer(ctx: SignedInContext, { id }: { id: string }) {
  const customer = await findCustomer(ctx.db, id);
  if (!customer) throw appError('NOT_FOUND');
  return { customer };
}

async function lockPresent(tx: Tx, id: string) {
  const present = await lockCustomer(tx, id);
  if (!present) throw appError('NOT_FOUND');
  return present;
}

/**
 * Releases a customer's reservations. Runs before the account's row is locked, as in a payment that becomes
 * an order, to prevent deadlocks.
 */
async function releaseReservations(tx: Tx, id: string) {
  if (!(await findCustomer(tx, id))) throw appError('NOT_FOUND');
  await releaseReservationsOf(tx, id);
}

/**
 * Closes a customer's account, or reopens it. Closing ends every session and releases the customer's reserved
 * units; orders, returns and complaints continue, and a pending payment still completes. Refuses an edit of
 * an outdated record with 409.
 */
export async function setCustomerClosed(ctx: SignedInContext, input: SetCustomerClosedInput) {
  const customer = await inTx(ctx.db, async (tx) => {
    if (input.closed) await releaseReservations(tx, input.id);
    const present = await lockPresent(tx, input.id);
    if (present.closed === input.closed) return present;
    assertAllowed(checkUnchanged(present, input.updated_at));
    const changed = await changeCustomer(tx, input.id, {
      disabledAt: input.closed ? ctx.now().toISOString() : null,
    });
    await enqueue(tx, input.closed ? 'mail.account-closed' : 'mail.account-reopened', { userId: input.id });
    await writeAudit(tx, ctx.user.id, {
      action: input.closed ? 'customer.close' : 'customer.reopen',
      entity: 'user',
      entityId: input.id,
      before: { closed: present.closed },
      after: { closed: changed.closed, reason: input.reason },
    });
    return changed;
  });
  return { customer };
}

/**
 * Changes a customer's account to a Business account, or back. Ends every session, since the token names the
 * role.
 */
export async function setCustomerRole(ctx: SignedInContext, input: SetCustomerRoleInput) {
  const customer = await inTx(ctx.db, async (tx) => {
    const present = await lockPresent(tx, input.id);
    if (present.role === input.role) return present;
    assertAllowed(checkUnchanged(present, input.updated_at));
    const changed = await changeCustomer(tx, input.id, { role: input.role });
    await enqueue(tx, 'mail.account-role', { userId: input.id, role: input.role });
    await writeAudit(tx, ctx.user.id, {
      action: 'customer.role',
      entity: 'user',
      entityId: input.id,
      before: { role: present.role },
      after: { role: changed.role, reason: input.reason },
    });
    return changed;
  });
  return { customer };
}
