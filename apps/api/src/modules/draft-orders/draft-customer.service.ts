import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { FoundCustomer, NewCustomer } from '@aabha/contracts/draft-orders/draft-orders.schema';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import type { Tx } from '@aabha/db/client';
import { hashPassword } from '@aabha/db/passwords';
import { sqlState } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { createAccount } from '../accounts/accounts.service';
import { writeAudit } from '../audit/audit.service';
import { findCustomers, isOpenCustomer } from './draft-orders.queries';

const UNIQUE_VIOLATION = '23505';

/** Returns the customers with an e-mail or a phone, whole: staff who know neither find nobody. */
export async function findCustomer(
  ctx: SignedInContext,
  { person }: { person: string },
): Promise<{ customerList: FoundCustomer[] }> {
  const rows = await findCustomers(ctx.db, person.trim());
  return {
    customerList: rows.map(({ gstin, legalName, billingAddress, ...account }) => {
      if (gstin === null || legalName === null) return { ...account, business: null };
      const { state: _state, ...address } = billingAddress ?? { state: '' };
      const business = { gstin, legalName, ...(billingAddress && { billingAddress: address }) };
      return { ...account, business: business as FoundCustomer['business'] };
    }),
  };
}

/**
 * Makes an account for a person on the phone, with a random password that nobody knows. 409 where the e-mail has one already:
 * its data are never changed.
 */
async function addCustomer(
  ctx: SignedInContext,
  tx: Tx,
  person: z.output<typeof NewCustomer>,
): Promise<string> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const created = await createAccount(tx, { ...person, passwordHash, role: 'User' }).catch(
    (error: unknown) => {
      if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
      const problem = appError('DRAFT_ORDER_ACCOUNT');
      throw new AppError('DRAFT_ORDER_ACCOUNT', undefined, { 'customer.email': problem.message });
    },
  );
  await writeAudit(tx, ctx.user.id, {
    ...{ action: 'user.create', entity: 'user', entityId: created.id, before: null },
    after: { role: 'User', by: 'phone' },
  });
  await enqueue(tx, 'mail.welcome', { userId: created.id });
  return created.id;
}

/** Returns the customer of a new draft order: the account that staff found, or one that is made. */
export async function customerOf(
  ctx: SignedInContext,
  tx: Tx,
  { user, customer }: { user?: string | undefined; customer?: z.output<typeof NewCustomer> | undefined },
): Promise<string> {
  if (user !== undefined) {
    if (!(await isOpenCustomer(tx, user))) throw appError('DRAFT_ORDER_CUSTOMER');
    return user;
  }
  if (customer) return addCustomer(ctx, tx, customer);
  throw new AppError('INVALID_INPUT', undefined, { user: 'Find the customer, or enter a new one.' });
}
