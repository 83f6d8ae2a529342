import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STAFF_ROLES } from '../accounts/accounts.values';
import { paise, type Paise } from '../money/money';
import {
  approvingRoles,
  countedPaise,
  isLimitRaised,
  isWithinLimit,
  refundLimits,
  type RefundLimits,
} from './refund-limits.rules';
import { REFUND_REQUEST_KINDS, ROLES_OF_KIND } from './refund-requests.values';

const amount = fc.integer({ min: 1, max: 10_000_000_000 }).map(paise);
const limit = fc.option(fc.integer({ min: 0, max: 10_000_000_000 }).map(paise));
const limits: fc.Arbitrary<RefundLimits> = fc.record({ SubAdmin: limit, SuperAdmin: limit });
const role = fc.constantFrom(...STAFF_ROLES);
const kind = fc.constantFrom(...REFUND_REQUEST_KINDS);

it('an empty setting is no limit', () => {
  expect(refundLimits({ refundLimitSubAdminPaise: 5_000, refundLimitSuperAdminPaise: '' })).toEqual({
    SubAdmin: 5_000,
    SuperAdmin: null,
  });
});

describe('refunds of one order by one person', () => {
  it('are together never above the limit, however they are split', () => {
    fc.assert(
      fc.property(limits, role, fc.array(amount, { minLength: 1, maxLength: 30 }), (set, by, parts) => {
        let alone: Paise = paise(0);
        for (const part of parts)
          if (isWithinLimit(set, by, countedPaise(part, alone))) alone = countedPaise(part, alone);
        const most = set[by];
        expect(most === null || alone <= most).toBe(true);
      }),
    );
  });

  it('need nobody up to the limit itself, and somebody one paisa above', () => {
    const set: RefundLimits = { SubAdmin: paise(100_00), SuperAdmin: null };
    expect(isWithinLimit(set, 'SubAdmin', paise(100_00))).toBe(true);
    expect(isWithinLimit(set, 'SubAdmin', paise(100_01))).toBe(false);
    expect(isWithinLimit(set, 'SuperAdmin', paise(900_000_00))).toBe(true);
  });
});

describe('who may approve', () => {
  it('is somebody who may make such a refund at all; alone, where there is such a role', () => {
    fc.assert(
      fc.property(limits, kind, amount, (set, of, counted) => {
        const roles = approvingRoles(set, { kind: of, counted });
        expect(roles.length).toBeGreaterThan(0);
        expect(roles.every((one) => ROLES_OF_KIND[of].includes(one))).toBe(true);
        const isAlone = ROLES_OF_KIND[of].some((one) => isWithinLimit(set, one, counted));
        expect(roles.every((one) => isWithinLimit(set, one, counted))).toBe(isAlone);
      }),
    );
  });

  it('is anybody with the right, where every role is limited below it', () => {
    const set: RefundLimits = { SubAdmin: paise(1_00), SuperAdmin: paise(2_00) };
    expect(approvingRoles(set, { kind: 'part', counted: paise(3_00) })).toEqual(['SubAdmin', 'SuperAdmin']);
    expect(approvingRoles(set, { kind: 'return', counted: paise(3_00) })).toEqual(['SuperAdmin']);
    expect(approvingRoles(set, { kind: 'part', counted: paise(2_00) })).toEqual(['SuperAdmin']);
  });
});

it('a limit is raised by a higher one or by none, for any role', () => {
  const of = (sub: number | null, top: number | null): RefundLimits => ({
    SubAdmin: sub === null ? null : paise(sub),
    SuperAdmin: top === null ? null : paise(top),
  });
  expect(isLimitRaised(of(5, null), of(6, null))).toBe(true);
  expect(isLimitRaised(of(5, 9), of(5, null))).toBe(true);
  expect(isLimitRaised(of(5, null), of(5, 9))).toBe(false);
  expect(isLimitRaised(of(5, 9), of(4, 9))).toBe(false);
});
