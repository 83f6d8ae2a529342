import type { RestoreDrill } from '@aabha/contracts/restore-drills/restore-drills.schema';
import { formatNumber } from '../../data/number-format';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BYTES_PER_MB = 1_000_000;
const MB_PER_GB = 1000;

const SMALLEST = { from: 0, size: MINUTE, name: 'minute' };
/** The units of an age, from how many seconds on. */
const UNITS = [{ from: 2 * DAY, size: DAY, name: 'day' }, { from: HOUR, size: HOUR, name: 'hour' }, SMALLEST];

/** Returns the age of a backup in its largest whole unit: `3 hours`, `1 day`. */
export function ageText(seconds: number | null): string {
  if (seconds === null) return '–';
  const { size, name } = UNITS.find((unit) => seconds >= unit.from) ?? SMALLEST;
  const count = Math.floor(seconds / size);
  return `${formatNumber(count)} ${name}${count === 1 ? '' : 's'}`;
}

/** Returns how long a restore took: `2 min 5 s`. */
export function durationText(seconds: number | null): string {
  if (seconds === null) return '–';
  const whole = Math.round(seconds);
  if (whole < MINUTE) return `${formatNumber(Math.round(seconds * 10) / 10)} s`;
  return `${formatNumber(Math.floor(whole / MINUTE))} min ${whole % MINUTE} s`;
}

/** Returns the size of a backup: `52 MB`, `52.3 GB`; `–` where there is none. */
export function sizeText({ bytes }: Pick<RestoreDrill, 'bytes'>): string {
  if (bytes === 0) return '–';
  const mb = bytes / BYTES_PER_MB;
  if (mb < MB_PER_GB) return `${formatNumber(Math.max(1, Math.round(mb)))} MB`;
  return `${formatNumber(Math.round((mb / MB_PER_GB) * 10) / 10)} GB`;
}

/** Returns how many rows were restored: `1,24,990`; `–` where the restore was not done. */
export const rowsText = ({ rows, restore_seconds }: Pick<RestoreDrill, 'rows' | 'restore_seconds'>): string =>
  restore_seconds === null ? '–' : formatNumber(rows);
