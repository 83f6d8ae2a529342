const LESS_PERCENT = [5, 10, 15];

/** Returns prices that a shopper may wait for: 5, 10 and 15 per cent less, to ten rupees below. */
export const targetSuggestions = (price: number): number[] =>
  LESS_PERCENT.map((percent) => Math.floor((price * (100 - percent)) / 1000) * 10).filter(
    (target) => target > 0,
  );
