import { paise, proportion, roundToRupee, type Paise } from '../money/money';
import { DEFAULT_TARIFF_PAISE, LABEL_HOURS_A_DAY } from './energy.values';

/** What the energy label of a television states. */
interface EnergyFacts {
  energyKwhYear: number;
  /** Null where it is not stated. */
  standbyWatts: number | null;
}

/** How a shopper watches and pays. */
export interface Electricity {
  /** Of one unit (kWh). */
  tariffPaise: number;
  hoursADay: number;
}

export const LABEL_ELECTRICITY: Electricity = {
  tariffPaise: DEFAULT_TARIFF_PAISE,
  hoursADay: LABEL_HOURS_A_DAY,
};

const DAYS_A_YEAR = 365;
const HOURS = 24;

/** Returns the power while watching that follows from the label, in watts; null where the label does not give it. */
function wattsWatching({ energyKwhYear, standbyWatts }: EnergyFacts): number | null {
  if (standbyWatts === null) return null;
  const daily = (energyKwhYear * 1000) / DAYS_A_YEAR;
  const watts = (daily - standbyWatts * (HOURS - LABEL_HOURS_A_DAY)) / LABEL_HOURS_A_DAY;
  return watts > standbyWatts ? watts : null;
}

/** Returns whether the hours of a television can be others than those of its label. */
export const canChangeHours = (facts: EnergyFacts): boolean => wattsWatching(facts) !== null;

/**
 * Returns what a television uses in a year, in watt-hours: the label's figure for its own hours, else what follows from it and the
 * standby power. Null where the label does not state what is needed.
 */
export function yearlyWattHours(facts: EnergyFacts, hoursADay: number): number | null {
  if (facts.energyKwhYear <= 0) return null;
  if (hoursADay === LABEL_HOURS_A_DAY) return facts.energyKwhYear * 1000;
  const watts = wattsWatching(facts);
  if (watts === null || facts.standbyWatts === null) return null;
  const daily = watts * hoursADay + facts.standbyWatts * (HOURS - hoursADay);
  return Math.round(daily * DAYS_A_YEAR);
}

/** Returns what the electricity of a television costs in a year, in whole rupees (docs/spec/running-cost.md#rule); null where it is not known. */
export function yearlyCost(
  facts: EnergyFacts,
  { tariffPaise, hoursADay }: Electricity = LABEL_ELECTRICITY,
): Paise | null {
  const wattHours = yearlyWattHours(facts, hoursADay);
  return wattHours === null ? null : roundToRupee(proportion(paise(tariffPaise), wattHours, 1000));
}
