import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'visitor-cart';
const MOST_LINES = 50;
const listeners = new Set<() => void>();

/** A line of the cart of a visitor, as the calls of the cart take it. */
export interface VisitorLine {
  product: string;
  quantity: number;
  warranty_months: number;
}

const isCount = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0;

function isLine(value: unknown): value is VisitorLine {
  if (typeof value !== 'object' || value === null) return false;
  const { product, quantity, warranty_months } = value as Record<string, unknown>;
  return typeof product === 'string' && isCount(quantity) && quantity !== 0 && isCount(warranty_months);
}

/** Returns the lines of a stored text; none for anything invalid. */
export function parseVisitorCart(text: string | null): VisitorLine[] {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    return Array.isArray(stored) ? stored.filter(isLine).slice(0, MOST_LINES) : [];
  } catch {
    return []; // nothing stored, or not by this shop
  }
}

const EMPTY: readonly VisitorLine[] = [];
let cached: { text: string | null; lines: readonly VisitorLine[] } = { text: null, lines: EMPTY };

/** Returns the lines that a visitor put into the cart of this browser (docs/spec/cart.md#carts-of-visitors). Browser only. */
export function readVisitorCart(): readonly VisitorLine[] {
  const text = localStorage.getItem(STORAGE_KEY);
  if (text !== cached.text) cached = { text, lines: parseVisitorCart(text) };
  return cached.lines;
}

/** Replaces the cart of this browser; without lines it is removed. */
export function writeVisitorCart(lines: readonly VisitorLine[]): void {
  if (lines.length === 0) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, JSON.stringify(lines));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the cart of this browser in components; empty on the server and until hydration. */
export function useVisitorCart(): readonly VisitorLine[] {
  return useSyncExternalStore(subscribe, readVisitorCart, () => EMPTY);
}
