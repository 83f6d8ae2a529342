import { useState } from 'react';

/** Returns the previous array while its items are the same, so that values memoized from it stay valid. */
export function useStableArray<Item>(items: Item[]): Item[] {
  const [stable, setStable] = useState(items);
  if (items.length === stable.length && items.every((item, index) => item === stable[index])) return stable;
  setStable(items);
  return items;
}
