const STORAGE_KEY = 'shown-dates';
/** Dates of so many carts and televisions are compared. */
const MOST = 30;

const read = (): Record<string, string> => {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
};

/** What a date is for. */
export interface PromisedGoods {
  zipcode: string;
  items: readonly { product_id: string; quantity: number }[];
}

/** Returns the key of goods and place: the same television on its page and in the cart has the same. */
const keyOf = ({ zipcode, items }: PromisedGoods): string =>
  [zipcode, ...items.map(({ product_id, quantity }) => `${product_id}:${quantity}`).toSorted()].join(' ');

/**
 * Stores the day that the shopper is shown, and returns the one that was shown before for the same goods and place; undefined
 * where none was. A change stays visible until the tab is closed, as what to compare with stays the first one.
 */
export function rememberShownDay(goods: PromisedGoods, day: string): string | undefined {
  const shown = read();
  const key = keyOf(goods);
  const before = shown[key];
  if (before === undefined) {
    const kept = Object.entries(shown).slice(1 - MOST);
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...Object.fromEntries(kept), [key]: day }));
  }
  return before;
}
