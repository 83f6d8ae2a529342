import { call } from '../payments/razorpay-client';

/** The provider's maximum page size. */
const PAGE = 100;

interface Page {
  from: number;
  to: number;
  count: number;
  skip: number;
}

/**
 * Returns all pages of a list, newest first. New rows during the reading shift the rest down, so a row may
 * come twice but is never skipped; `to` is fixed to make that rare.
 */
export async function allPagesOf<T extends { id: string }>(
  what: string,
  since: Date,
  list: (page: Page) => Promise<unknown>,
): Promise<T[]> {
  const from = Math.floor(since.getTime() / 1000);
  const to = Math.ceil(Date.now() / 1000) + 1;
  const found = new Map<string, T>();
  for (let skip = 0; ; skip += PAGE) {
    const page = { from, to, count: PAGE, skip };
    const { items } = await call<{ items: T[] }>(what, () => list(page));
    for (const item of items) found.set(item.id, item);
    if (items.length < PAGE) return [...found.values()];
  }
}
