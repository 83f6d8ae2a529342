import type { StaffRole } from '../accounts/accounts.values';
import type { Role } from '../accounts/accounts.schema';

interface OwnedView {
  ownerId: string;
  shared: boolean;
}

/** Returns whether somebody has a view in their list: their own, or one that is shared. */
export const maySeeView = (view: OwnedView, callerId: string): boolean =>
  view.shared || view.ownerId === callerId;

/** Returns whether somebody may change or remove a view: their own; a SuperAdmin also those that others share. */
export function mayChangeView(view: OwnedView, caller: { id: string; role: Role | StaffRole }): boolean {
  return view.ownerId === caller.id || (view.shared && caller.role === 'SuperAdmin');
}

/** Returns things in the order of their ids; those that it does not name come behind, as they were. */
export function inOrderOf<T>(
  things: readonly T[],
  idOf: (thing: T) => string,
  order: readonly string[],
): T[] {
  const places = new Map([...order].reverse().map((id, index) => [id, order.length - 1 - index]));
  const placeOf = (thing: T) => places.get(idOf(thing)) ?? order.length;
  return things.toSorted((a, b) => placeOf(a) - placeOf(b));
}
