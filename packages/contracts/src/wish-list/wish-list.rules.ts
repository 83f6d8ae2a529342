import { WISHES_MAX, type WishLeftReason } from './wish-list.values';

/** Returns by how much a price fell since a television was saved, in the unit of the prices; 0 where it did not. */
export const priceFall = (savedPrice: number, price: number) => Math.max(0, savedPrice - price);

/** Returns when a television counts as saved: never in the future, whatever the clock of a browser says. */
export function savedInstant(savedAt: string | undefined, now: Date): Date {
  const saved = savedAt === undefined ? now : new Date(savedAt);
  return saved < now ? saved : now;
}

interface Item {
  product: string;
}

interface Present {
  /** Televisions of the wish list of the account. */
  saved: ReadonlySet<string>;
  /** Televisions that can be saved. */
  listed: ReadonlySet<string>;
}

/**
 * Decides what of a visitor's wish list gets into that of the account (docs/spec/wish-list.md#visitors): in the given order,
 * each television once, as long as there is room.
 */
export function wishesToMerge<T extends Item>(items: readonly T[], { saved, listed }: Present) {
  const added = new Map<string, T>();
  const left: { product: string; reason: WishLeftReason }[] = [];
  for (const item of items) {
    const { product } = item;
    if (saved.has(product) || added.has(product)) continue;
    if (!listed.has(product)) left.push({ product, reason: 'not-sold' });
    else if (saved.size + added.size >= WISHES_MAX) left.push({ product, reason: 'full' });
    else added.set(product, item);
  }
  return { added: [...added.values()], left };
}
