import { storedIds } from '../../lib/stored-ids';

/** More than are shown, since one is the page's own television and some may be off sale. */
const MAX_STORED = 8;
export const VIEWED_SHOWN = 4;

const viewedIds = storedIds('recently-viewed', MAX_STORED);

/** Records in this browser only that a television was viewed. */
export function rememberViewed(id: string): void {
  viewedIds.write([id, ...viewedIds.read().filter((other) => other !== id)]);
}

/** Returns the ids of the other viewed televisions, the latest first; of all without a current one. */
export function useViewedBefore(currentId: string | undefined): readonly string[] {
  return viewedIds.useIds().filter((id) => id !== currentId);
}
