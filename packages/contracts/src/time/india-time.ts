const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day in India (`YYYY-MM-DD`) at an instant. */
export function indiaDay(at: Date): string {
  return new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** Returns the day and minute of an instant in India as spreadsheets read them: `2026-11-21 15:04`. */
export function indiaMinute(iso: string): string {
  const shifted = new Date(Date.parse(iso) + INDIA_OFFSET_MS).toISOString();
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 16)}`;
}

/** Returns the instant (ISO-8601, UTC) of a local time in India as forms give it, `2026-11-21T12:00`; '' for none. */
export function instantOfIndia(localTime: string): string {
  const atMs = Date.parse(`${localTime}Z`) - INDIA_OFFSET_MS;
  return Number.isNaN(atMs) ? '' : new Date(atMs).toISOString();
}

/** The last millisecond of a day in India, as an instant. */
export function endOfIndiaDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS + DAY_MS - 1);
}

/** The first instant of a day in India. */
export function startOfIndiaDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS);
}

/** Returns the first instant of a month in India: of the one that has `at`, or `later` months after it. */
export function startOfIndiaMonth(at: Date, later = 0): Date {
  const [year = 0, month = 0] = indiaDay(at).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later) - INDIA_OFFSET_MS);
}

/**
 * Returns the same time of day in India some months later; on the last day of that month where it has no such day: 31 January
 * leads to 28 or 29 February.
 */
export function addIndiaMonths(at: Date, months: number): Date {
  const local = new Date(at.getTime() + INDIA_OFFSET_MS);
  const lastDay = new Date(
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months + 1, 0),
  ).getUTCDate();
  const day = Math.min(local.getUTCDate(), lastDay);
  return new Date(
    new Date(local).setUTCFullYear(local.getUTCFullYear(), local.getUTCMonth() + months, day) -
      INDIA_OFFSET_MS,
  );
}

/** April to March in India: '2026-27' (docs/spec/invoices-and-tax.md#numbers). */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = indiaDay(at).split('-').map(Number);
  const start = month >= 4 ? year : year - 1;
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

/** Whether goods move on the day in India: Monday to Saturday, except on these holidays (`YYYY-MM-DD`). */
function isBusinessDay(at: Date, holidays: readonly string[]): boolean {
  return new Date(at.getTime() + INDIA_OFFSET_MS).getUTCDay() !== 0 && !holidays.includes(indiaDay(at));
}

/** Adds days on which goods move. */
export function addBusinessDays(at: Date, days: number, holidays: readonly string[]): Date {
  let result = at;
  for (let left = days; left > 0;) {
    result = new Date(result.getTime() + DAY_MS);
    if (isBusinessDay(result, holidays)) left -= 1;
  }
  return result;
}

/* Each is made when a date is first written: making one takes a cheap phone longer than a frame, and few pages need any. */
let dateFormat: Intl.DateTimeFormat | undefined;
let dateTimeFormat: Intl.DateTimeFormat | undefined;
let relativeFormat: Intl.RelativeTimeFormat | undefined;

const DATE = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** 21 Nov 2026, in India; 'Invalid Date' for a text that is none (docs/spec/storefront.md#dates). */
export function formatDay(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return 'Invalid Date';
  dateFormat ??= new Intl.DateTimeFormat('en-IN', DATE);
  return dateFormat.format(at);
}

/** 21 Nov 2026, 3:04 pm, in India. */
export function formatDateTime(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return 'Invalid Date';
  dateTimeFormat ??= new Intl.DateTimeFormat('en-IN', { ...DATE, ...TIME });
  return dateTimeFormat.format(at);
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * '3 hours ago'; 'In the future' for a later instant, 'Invalid Date' for a bad text (docs/spec/storefront.md#dates).
 */
export function formatRelative(iso: string, now: Date): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return 'Invalid Date';
  const ageMs = now.getTime() - at;
  if (ageMs < -60_000) return 'In the future';
  relativeFormat ??= new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });
  for (const [unit, ms] of UNITS)
    if (ageMs >= ms) return relativeFormat.format(-Math.floor(ageMs / ms), unit);
  return 'just now';
}
