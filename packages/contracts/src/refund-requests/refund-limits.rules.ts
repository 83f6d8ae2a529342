import { STAFF_ROLES, type StaffRole } from '../accounts/accounts.values';
import { addPaise, type Paise } from '../money/money';
import { ROLES_OF_KIND, type RefundRequestKind } from './refund-requests.values';

/** The most that each role refunds of one order alone, in paise; null for no limit. */
export type RefundLimits = Readonly<Record<StaffRole, Paise | null>>;

/** A setting in paise; empty for no limit. */
type LimitSetting = number | '';

const limitOf = (setting: LimitSetting): Paise | null => (setting === '' ? null : (setting as Paise));

/** Returns the limits of the shop's settings. */
export const refundLimits = (settings: {
  refundLimitSubAdminPaise: LimitSetting;
  refundLimitSuperAdminPaise: LimitSetting;
}): RefundLimits => ({
  SubAdmin: limitOf(settings.refundLimitSubAdminPaise),
  SuperAdmin: limitOf(settings.refundLimitSuperAdminPaise),
});

/**
 * Returns what a refund counts: its amount, with what the same person refunded of the same order alone within a day, so that
 * a refund cannot be split below the limit.
 */
export const countedPaise = (amountPaise: Paise, recentPaise: Paise): Paise =>
  addPaise(amountPaise, recentPaise);

/** Returns whether a role may make a refund that counts so much alone. */
export const isWithinLimit = (limits: RefundLimits, role: StaffRole, counted: Paise): boolean => {
  const limit = limits[role];
  return limit === null || counted <= limit;
};

/**
 * Returns the roles that may approve what somebody else asked for: those that may make it alone. Where every role is limited
 * below it, those that may make a refund of this kind at all: two people are then enough.
 */
export function approvingRoles(
  limits: RefundLimits,
  { kind, counted }: { kind: RefundRequestKind; counted: Paise },
): readonly StaffRole[] {
  const able = ROLES_OF_KIND[kind];
  const alone = able.filter((role) => isWithinLimit(limits, role, counted));
  return alone.length > 0 ? alone : able;
}

/** Returns whether a role may refund more alone than before. */
export const isLimitRaised = (before: RefundLimits, after: RefundLimits): boolean =>
  STAFF_ROLES.some((role) => {
    const [old, next] = [before[role], after[role]];
    return old !== null && (next === null || next > old);
  });
