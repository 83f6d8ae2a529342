import { appError } from '@aabha/contracts/errors/errors';
import type { ViewList } from '@aabha/contracts/saved-views/saved-views.values';
import type { SignedInContext } from '../../context/context';
import { accessOf } from '../../core/access';
import { mayCall } from '../../core/may-call';
import { CATALOGUE_LISTS } from './catalogue-lists.service';
import type { CountedList } from './counted-list';
import { CUSTOMER_LISTS } from './customer-lists.service';
import { MONEY_LISTS } from './money-lists.service';
import { SELL_LISTS } from './sell-lists.service';
import { SYSTEM_LISTS } from './system-lists.service';

/** Every list with saved views. A total is that of the list itself, with its counters. */
const LISTS: Readonly<Record<ViewList, CountedList>> = {
  ...SELL_LISTS,
  ...CATALOGUE_LISTS,
  ...CUSTOMER_LISTS,
  ...MONEY_LISTS,
  ...SYSTEM_LISTS,
};

/** Refuses somebody who may not open a list. */
export function assertMayOpen({ user }: Pick<SignedInContext, 'user'>, list: ViewList): void {
  const row = accessOf(LISTS[list].procedure);
  if (!row || !mayCall(user, LISTS[list].procedure, row.may)) throw appError('FORBIDDEN');
}

/** Returns the total of a list under filters; undefined where they are none of the list. */
export const countList = (ctx: SignedInContext, list: ViewList, filters: unknown) =>
  LISTS[list].count(ctx, filters);
