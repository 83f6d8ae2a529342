import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Paise } from '../money/money';
import {
  feesForBuyer,
  installationFeesOf,
  isInstallationFree,
  type InstallationFees,
} from './installation-fees';
import { INSTALLATION_FEE_MAX_PAISE, INSTALLATION_TYPES } from './installations.values';

const fees = (wall: number, stand: number, demo: number) => ({ wall, stand, demo }) as InstallationFees;
const anyFee = fc.integer({ min: 0, max: INSTALLATION_FEE_MAX_PAISE }).map((paise) => paise as Paise);
const anyFees: fc.Arbitrary<InstallationFees> = fc.record({ wall: anyFee, stand: anyFee, demo: anyFee });

it('are those of the settings', () => {
  const settings = {
    installationWallPaise: 799_00,
    installationStandPaise: 499_00,
    installationDemoPaise: 0,
  };
  expect(installationFeesOf(settings)).toEqual(fees(799_00, 499_00, 0));
});

describe('feesForBuyer', () => {
  it('keeps a fee that has risen, and takes one that has fallen, each kind by itself', () => {
    expect(feesForBuyer(fees(799_00, 499_00, 0), fees(899_00, 399_00, 99_00))).toEqual(
      fees(799_00, 399_00, 0),
    );
  });

  it('is never more than either, and one of the two', () => {
    fc.assert(
      fc.property(anyFees, anyFees, (whenOrdered, now) => {
        const paid = feesForBuyer(whenOrdered, now);
        for (const type of INSTALLATION_TYPES) {
          expect(paid[type]).toBeLessThanOrEqual(whenOrdered[type]);
          expect(paid[type]).toBeLessThanOrEqual(now[type]);
          expect([whenOrdered[type], now[type]]).toContain(paid[type]);
        }
      }),
    );
  });
});

it('is free only where every kind is', () => {
  expect(isInstallationFree(fees(0, 0, 0))).toBe(true);
  for (const one of [fees(1, 0, 0), fees(0, 1, 0), fees(0, 0, 1)])
    expect(isInstallationFree(one)).toBe(false);
});
