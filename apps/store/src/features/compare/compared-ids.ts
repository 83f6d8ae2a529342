import * as texts from '@aabha/messages/compare-toggle';
import { storedIds, parseIds } from '../../lib/stored-ids';
import { notify } from '../../lib/notify';

export const MAX_COMPARED = 4;
/** Separator of ids in the address: needs no escaping, and no id contains it. */
const SEPARATOR = '.';

const selection = storedIds('compare', MAX_COMPARED);

/** The televisions selected for comparison, in order of selection. */
export const useComparedIds = () => selection.useIds();

export function removeFromComparison(id: string): void {
  selection.write(selection.read().filter((other) => other !== id));
}

/** Replaces the selection, as when a shared comparison is continued. */
export function replaceComparison(ids: readonly string[]): void {
  selection.write(ids);
}

/** Adds a television or removes it; a fifth is refused with the reason. */
export function toggleComparison(id: string): void {
  const ids = selection.read();
  if (ids.includes(id)) return removeFromComparison(id);
  if (ids.length >= MAX_COMPARED) return notify('info', texts.compareUpTo(MAX_COMPARED), 'share');
  selection.write([...ids, id]);
}

/** The search parameters of /compare; empty without ids. */
export function compareSearch(ids: readonly string[]): { ids?: string } {
  return ids.length > 0 ? { ids: ids.join(SEPARATOR) } : {};
}

/** Returns the ids of an address: at most four, without duplicates and invalid ones. */
export function comparedIds({ ids }: { ids?: string }): string[] {
  return parseIds(ids, SEPARATOR, MAX_COMPARED);
}
