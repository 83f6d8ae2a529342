import type {
  SetCustomerClosedInput,
  SetCustomerRoleInput,
} from '@aabha/contracts/accounts/accounts.customers.schema';
import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkUnchanged } from '@aabha/contracts/records/present-record.rules';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { releaseReservationsOf } from '../checkout/reservations.service';
import { changeCustomer, findCustomer, lockCustomer } from './accounts.customers.queries';

/** One customer's account, for a SuperAdmin. */
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

/** Before the account's row is locked, as where a payment becomes an order, so that the two cannot deadlock. */
async function releaseReservations(tx: Tx, id: string) {
  if (!(await findCustomer(tx, id))) throw appError('NOT_FOUND');
  await releaseReservationsOf(tx, id);
}

/**
 * Closes a customer's account, or reopens it. Closing ends every session at once and releases the units reserved for a payment;
 * orders, returns and complaints go on, and a payment that is under way still completes. Refuses an edit that was begun
 * on an older record with 409.
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

/** Makes a customer's account a Business account, or a personal one again. Ends every session: the token names the role. */
export async function setCustomerRole(ctx: SignedInContext, input: SetCustomerRoleInput) {
  const customer = await inTx(ctx.db, async (tx) => {
    const present = await lockPresent(tx, input.id);
    if (present.role === input.role) return present;
    assertAllowed(checkUnchanged(present, input.updated_at));
    const changed = await changeCustomer(tx, input.id, { role: input.role });
    await enqueue(tx, 'mail.account-role', { userId: input.id });
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
