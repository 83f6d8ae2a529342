import * as texts from '@aabha/messages/wish-list';
import { notify } from './notify';
import type { ApiClient } from './trpc';
import { readVisitorWishes, writeVisitorWishes } from './visitor-wishes';

/**
 * Merges the wish list of this browser into that of the account that has just signed in (docs/spec/wish-list.md#visitors).
 * Rejects without a response; then the list of the browser stays, and the next visit of the wish list tries again.
 */
export async function mergeVisitorWishes(client: Pick<ApiClient, 'wishList'>): Promise<void> {
  const items = readVisitorWishes();
  if (items.length === 0) return;
  const { left } = await client.wishList.merge.mutate({ items: [...items] });
  const merged = new Set(items.map(({ product }) => product));
  /* What another tab saved meanwhile stays. */
  writeVisitorWishes(readVisitorWishes().filter(({ product }) => !merged.has(product)));
  if (left.length > 0) notify('info', texts.someLeftOut(left.length), 'wish-list');
}
