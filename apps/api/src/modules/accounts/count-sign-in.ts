import type { DailyLimitedAction } from '../../core/rate-limits';
import type { RequestContext } from '../../context/context';

/**
 * Counts an attempt of an account to prove who it is (docs/spec/accounts.md#limits). Throws RATE_LIMITED past the limits.
 * Returns what gives the attempt back, of which only failures count.
 */
export async function countSignIn(
  { limits, address }: Pick<RequestContext, 'limits' | 'address'>,
  action: Extract<DailyLimitedAction, 'login' | 'login-staff'>,
  account: string,
): Promise<() => Promise<void>> {
  await limits.takeForAddress('login', address);
  await limits.takeForPair(action, account, address);
  await limits.takeForDay(action, account, address);
  return () => limits.giveBackPairAndDay(action, account, address);
}
