import { useSyncExternalStore } from 'react';
import { VISITOR_WISHES_KEY, WISHES_MAX } from '@aabha/contracts/wish-list/wish-list.values';

const listeners = new Set<() => void>();

/** A television that a visitor saved, as the calls of the wish list take it. */
interface VisitorWish {
  product: string;
  /** The selling price when it was saved, in rupees. */
  saved_price: number;
  /** ISO-8601, UTC. */
  saved_at: string;
}

function isWish(value: unknown): value is VisitorWish {
  if (typeof value !== 'object' || value === null) return false;
  const { product, saved_price, saved_at } = value as Record<string, unknown>;
  if (typeof product !== 'string' || product === '' || typeof saved_at !== 'string') return false;
  return typeof saved_price === 'number' && saved_price >= 0 && !Number.isNaN(Date.parse(saved_at));
}

const EMPTY: readonly VisitorWish[] = [];

/** Returns the wishes of a stored text; none for anything invalid. */
export function parseVisitorWishes(text: string | null): readonly VisitorWish[] {
  if (text === null) return EMPTY;
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isWish).slice(0, WISHES_MAX) : EMPTY;
  } catch {
    return EMPTY; // not stored by this shop
  }
}

let cached: { text: string | null; wishes: readonly VisitorWish[] } = { text: null, wishes: EMPTY };

/** Returns what a visitor saved in this browser, latest first (docs/spec/wish-list.md#visitors). Browser only. */
export function readVisitorWishes(): readonly VisitorWish[] {
  const text = localStorage.getItem(VISITOR_WISHES_KEY);
  if (text !== cached.text) cached = { text, wishes: parseVisitorWishes(text) };
  return cached.wishes;
}

/** Replaces the wish list of this browser; without televisions it is removed. */
export function writeVisitorWishes(wishes: readonly VisitorWish[]): void {
  if (wishes.length === 0) localStorage.removeItem(VISITOR_WISHES_KEY);
  else localStorage.setItem(VISITOR_WISHES_KEY, JSON.stringify(wishes));
  for (const listener of listeners) listener();
}

/** Saves a television at its place by time. Returns whether there was room. */
export function addVisitorWish(wish: VisitorWish): boolean {
  const others = readVisitorWishes().filter(({ product }) => product !== wish.product);
  if (others.length >= WISHES_MAX) return false;
  writeVisitorWishes([...others, wish].toSorted((a, b) => b.saved_at.localeCompare(a.saved_at)));
  return true;
}

export function removeVisitorWish(product: string): void {
  writeVisitorWishes(readVisitorWishes().filter((wish) => wish.product !== product));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the wish list of this browser in components; empty on the server and until hydration. */
export function useVisitorWishes(): readonly VisitorWish[] {
  return useSyncExternalStore(subscribe, readVisitorWishes, () => EMPTY);
}
