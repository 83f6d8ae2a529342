const number = new Intl.NumberFormat('en-IN');

/** 1,24,990. */
export const formatNumber = (value: number): string => number.format(value);

/** 1 order, 2 orders. */
export const formatCount = (value: number, one: string, many: string): string =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;
