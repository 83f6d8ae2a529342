const INVALID = 'अमान्य तारीख';

const ZONE = { timeZone: 'Asia/Kolkata' } as const;

/* Each is made when a date is first written, since making one takes a cheap phone longer than a frame. */
let dateFormat: Intl.DateTimeFormat | undefined;
let timeFormat: Intl.DateTimeFormat | undefined;
let relativeFormat: Intl.RelativeTimeFormat | undefined;

function writeDay(at: Date): string {
  dateFormat ??= new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
    ...ZONE,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return dateFormat.format(at);
}

/** 21 नव॰ 2026, in India. */
export function formatDay(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? INVALID : writeDay(at);
}

/** 21 नव॰ 2026, 15:04, in India. */
export function formatDateTime(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return INVALID;
  timeFormat ??= new Intl.DateTimeFormat('hi-IN-u-nu-latn', {
    ...ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${writeDay(at)}, ${timeFormat.format(at)}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Returns '3 घंटे पहले'. */
export function formatRelative(iso: string, now: Date): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return INVALID;
  const ageMs = now.getTime() - at;
  if (ageMs < -60_000) return 'भविष्य में';
  relativeFormat ??= new Intl.RelativeTimeFormat('hi-IN-u-nu-latn', { numeric: 'auto' });
  for (const [unit, ms] of UNITS)
    if (ageMs >= ms) return relativeFormat.format(-Math.floor(ageMs / ms), unit);
  return 'अभी-अभी';
}
