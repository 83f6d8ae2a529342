const format = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Returns a day without its year: '5 Nov'. */
export const shortDay = (day: string): string => format.format(new Date(day));
