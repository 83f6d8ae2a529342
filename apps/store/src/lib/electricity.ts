import { useSyncExternalStore } from 'react';
import { HOURS_A_DAY, TARIFF_PAISE } from '@aabha/contracts/energy/energy.values';
import { LABEL_ELECTRICITY, type Electricity } from '@aabha/contracts/energy/running-cost.rules';

const STORAGE_KEY = 'electricity';

interface Limits {
  min: number;
  max: number;
}
const within = (value: number, { min, max }: Limits) =>
  Number.isInteger(value) && value >= min && value <= max;

/** Returns what a text of the storage says; the default where it says nothing that can be. */
function parse(text: string | null): Electricity {
  const [tariffPaise = 0, hoursADay = 0] = (text ?? '').split(',').map(Number);
  const fits = within(tariffPaise, TARIFF_PAISE) && within(hoursADay, HOURS_A_DAY);
  return fits ? { tariffPaise, hoursADay } : LABEL_ELECTRICITY;
}

const listeners = new Set<() => void>();
let cached: { text: string | null; electricity: Electricity } = {
  text: null,
  electricity: LABEL_ELECTRICITY,
};

function readElectricity(): Electricity {
  const text = localStorage.getItem(STORAGE_KEY);
  if (text !== cached.text) cached = { text, electricity: parse(text) };
  return cached.electricity;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stores how this shopper watches and pays, in this browser only. Figures that cannot be are not stored. */
export function storeElectricity(electricity: Electricity): void {
  const { tariffPaise, hoursADay } = electricity;
  if (!within(tariffPaise, TARIFF_PAISE) || !within(hoursADay, HOURS_A_DAY)) return;
  localStorage.setItem(STORAGE_KEY, `${tariffPaise},${hoursADay}`);
  for (const listener of listeners) listener();
}

/** Returns how this shopper watches and pays; the default until hydration and where nothing was said. */
export const useElectricity = (): Electricity =>
  useSyncExternalStore(subscribe, readElectricity, () => LABEL_ELECTRICITY);
