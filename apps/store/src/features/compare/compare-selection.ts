import { storedIds, parseIds } from '../../lib/stored-ids';
import { notify } from '../../lib/notify';

export const MAX_COMPARED = 4;
/** Between ids in the address: needs no escaping, and no id holds it. */
const SEPARATOR = '.';

const selection = storedIds('compare', MAX_COMPARED);

/** The televisions chosen to be compared, in the order of choosing. */
export const useComparedIds = () => selection.useIds();

export function removeFromComparison(id: string): void {
  selection.write(selection.read().filter((other) => other !== id));
}

/** Makes these the chosen ones, as when somebody goes on from a comparison that was sent to them. */
export function replaceComparison(ids: readonly string[]): void {
  selection.write(ids);
}

/** Adds a television or takes it off; a fifth is refused with the reason. */
export function toggleComparison(id: string): void {
  const ids = selection.read();
  if (ids.includes(id)) return removeFromComparison(id);
  if (ids.length >= MAX_COMPARED)
    return notify(
      'info',
      `You can compare up to ${MAX_COMPARED} televisions. Please remove one first.`,
      'share',
    );
  selection.write([...ids, id]);
}

/** The state of /compare in its address; without ids it is clean. */
export function compareSearch(ids: readonly string[]): { ids?: string } {
  return ids.length > 0 ? { ids: ids.join(SEPARATOR) } : {};
}

/** The ids that an address holds: at most four, each once, whatever else it says. */
export function comparedIds({ ids }: { ids?: string }): string[] {
  return parseIds(ids, SEPARATOR, MAX_COMPARED);
}
