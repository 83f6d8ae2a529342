let monthFormat: Intl.DateTimeFormat | undefined;

/** Returns a month, `2026-11`, as November 2026. */
export function formatMonth(month: string): string {
  monthFormat ??= new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return monthFormat.format(new Date(`${month}-01`));
}
