import { COUNTED_USES, type StaffCoupon } from '@aabha/contracts/coupons/coupons.staff.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { groupDigits } from '@aabha/contracts/counts/counts';
import { isExpired } from './coupon-form';

/** Returns the state of a coupon as its chip names it. */
export function couponState(coupon: StaffCoupon, now: Date): 'Active' | 'Upcoming' | 'Expired' | 'Used up' {
  if (isExpired(coupon, now)) return 'Expired';
  if (coupon.startDate !== null && now < new Date(coupon.startDate)) return 'Upcoming';
  return coupon.left === 0 ? 'Used up' : 'Active';
}

const count = (uses: number) => groupDigits(String(uses));

/** Returns how often a coupon was used, and how many uses payments under way have taken. */
export function usesText({ used, pending, maxUses, left }: StaffCoupon): string {
  const done = used > COUNTED_USES ? `${count(COUNTED_USES)}+` : count(used);
  const of = maxUses === null ? `${done} used` : `${done} of ${count(maxUses)} used`;
  const more = [pending > 0 && `${count(pending)} being paid`, left !== null && `${count(left)} left`];
  return [of, ...more.filter(Boolean)].join(', ');
}

/** Returns the limits of a coupon besides its uses, in the order of the form. */
export function limitTexts({
  maxUsesPerPerson,
  minimumGoods,
  products,
  categories,
  firstOrderOnly,
}: StaffCoupon): string[] {
  const kinds = [...products.map(({ name }) => name), ...categories];
  return [
    minimumGoods !== null && `From ${formatRupees(minimumGoods)}`,
    maxUsesPerPerson !== null && `${count(maxUsesPerPerson)} per person`,
    firstOrderOnly && 'First order',
    kinds.length > 0 && (kinds.length > 2 ? `${kinds[0]} and ${kinds.length - 1} more` : kinds.join(', ')),
  ].filter((text) => text !== false);
}
