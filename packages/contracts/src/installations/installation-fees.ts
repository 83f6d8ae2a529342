import type { Paise } from '../money/money';
import { INSTALLATION_TYPES, type InstallationType } from './installations.values';

/** What a technician's visit costs its buyer by kind, in paise; 0 is free. */
export type InstallationFees = Readonly<Record<InstallationType, Paise>>;

/** The fees as settings have them. */
interface InstallationFeeSettings {
  installationWallPaise: number;
  installationStandPaise: number;
  installationDemoPaise: number;
}

/** Returns the fees that the settings state. */
export const installationFeesOf = (settings: InstallationFeeSettings): InstallationFees => ({
  wall: settings.installationWallPaise as Paise,
  stand: settings.installationStandPaise as Paise,
  demo: settings.installationDemoPaise as Paise,
});

/**
 * Returns what a buyer pays for each kind: never more than they were shown before they paid for the television, and less where the
 * fee has fallen since (docs/spec/installation.md#fee).
 */
export const feesForBuyer = (whenOrdered: InstallationFees, now: InstallationFees): InstallationFees =>
  mapFees((type) => Math.min(whenOrdered[type], now[type]) as Paise);

const mapFees = (feeOf: (type: InstallationType) => Paise): InstallationFees =>
  Object.fromEntries(INSTALLATION_TYPES.map((type) => [type, feeOf(type)])) as Record<
    InstallationType,
    Paise
  >;

/** Whether a technician comes for nothing, whatever the kind. */
export const isInstallationFree = (fees: Readonly<Record<InstallationType, number>>): boolean =>
  INSTALLATION_TYPES.every((type) => fees[type] === 0);
