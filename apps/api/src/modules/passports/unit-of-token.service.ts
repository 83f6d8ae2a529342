import { appError } from '@aabha/contracts/errors/errors';
import { isUuid } from '@aabha/db/ids';
import type { RequestContext } from '../../context/context';
import { readPassportToken } from './passport-token';
import { findUnit, type SoldUnit } from './passports.queries';

/**
 * Returns the television of a token. Forged ones are refused without a query, and count against the network of the caller, as do
 * those that ended with a transfer.
 */
export async function unitOfToken(ctx: RequestContext, token: string): Promise<SoldUnit> {
  const key = readPassportToken(ctx.config, token);
  const unit = key && isUuid(key.serialId) ? await findUnit(ctx.db, key.serialId) : undefined;
  if (unit && unit.version === key?.version) return unit;
  await ctx.limits.takeForAddress('order-link', ctx.address);
  throw appError('PASSPORT_LINK_UNKNOWN');
}
