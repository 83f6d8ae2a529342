/** Returns how a figure changed against that of the period before: in percent, or what it was where that was nothing. */
export function changeText(now: number, before: number, text: (value: number) => string): string {
  if (now === before) return 'No change';
  if (before <= 0) return `${text(before)} before`;
  const percent = ((now - before) / before) * 100;
  const rounded = Math.abs(percent).toFixed(Math.abs(percent) < 10 ? 1 : 0);
  return `${percent > 0 ? '+' : '−'}${rounded}%, ${text(before)} before`;
}
