import { keptIds } from '../../lib/kept-ids';

/** One more than are ever shown beside the television of the page, and a few in case some are no longer sold. */
const MAX_KEPT = 8;
export const VIEWED_SHOWN = 4;

const viewed = keptIds('recently-viewed', MAX_KEPT);

/** Notes in this browser, and nowhere else, that a television was looked at. */
export function rememberViewed(id: string): void {
  viewed.write([id, ...viewed.read().filter((other) => other !== id)]);
}

/** Ids of the televisions looked at before this one, the latest first. */
export function useViewedBefore(currentId: string): readonly string[] {
  return viewed.useIds().filter((id) => id !== currentId);
}
