import { storedIds } from '../../lib/stored-ids';

/** One more than are ever shown beside the television of the page, and a few in case some are no longer sold. */
const MAX_STORED = 8;
export const VIEWED_SHOWN = 4;

const viewedIds = storedIds('recently-viewed', MAX_STORED);

/** Notes in this browser, and nowhere else, that a television was looked at. */
export function rememberViewed(id: string): void {
  viewedIds.write([id, ...viewedIds.read().filter((other) => other !== id)]);
}

/** Ids of the televisions looked at before this one, the latest first. */
export function useViewedBefore(currentId: string): readonly string[] {
  return viewedIds.useIds().filter((id) => id !== currentId);
}
