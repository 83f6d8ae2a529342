/** Returns the decimals of a percentage: one where it is small, or so near to all that it would be rounded to all. */
const decimalsOf = (percent: number): number =>
  (percent > 0 && percent < 10) || (percent > 99 && percent < 100) ? 1 : 0;

/** Returns a percentage as reports show it; a dash where there is none. Only all is 100%. */
export const percentText = (percent: number | null): string => {
  if (percent === null) return '–';
  const shown = percent < 100 ? Math.min(percent, 99.9) : percent;
  return `${shown.toFixed(decimalsOf(shown))}%`;
};
