import { describe, expect, it } from 'vitest';
import { inOrderOf, mayChangeView, maySeeView } from './saved-views.rules';
import { CreateSavedViewInput } from './saved-views.schema';

const asha = { id: 'asha', role: 'SubAdmin' as const };
const ravi = { id: 'ravi', role: 'SubAdmin' as const };
const chief = { id: 'chief', role: 'SuperAdmin' as const };

describe('a saved view', () => {
  it('is seen by its owner, and by others once it is shared', () => {
    expect(maySeeView({ ownerId: 'asha', shared: false }, 'asha')).toBe(true);
    expect(maySeeView({ ownerId: 'asha', shared: false }, 'ravi')).toBe(false);
    expect(maySeeView({ ownerId: 'asha', shared: true }, 'ravi')).toBe(true);
  });
  it('is changed by its owner, and by a SuperAdmin while it is shared', () => {
    const own = { ownerId: 'asha', shared: false };
    expect([asha, ravi, chief].map((caller) => mayChangeView(own, caller))).toEqual([true, false, false]);
    const shared = { ...own, shared: true };
    expect([asha, ravi, chief].map((caller) => mayChangeView(shared, caller))).toEqual([true, false, true]);
  });
  it('takes plain filters only, and not too many', () => {
    const view = { list: 'orders', name: ' To ship ', sort: null, columns: null, shared: false };
    expect(CreateSavedViewInput.parse({ ...view, filter: { status: 'Pending' } }).name).toBe('To ship');
    expect(CreateSavedViewInput.safeParse({ ...view, filter: { status: { $ne: 1 } } }).success).toBe(false);
    const many = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`f${index}`, true]));
    expect(CreateSavedViewInput.safeParse({ ...view, filter: many }).success).toBe(false);
  });
});

describe('an order of views', () => {
  const order = (ids: string[], wanted: string[]) => inOrderOf(ids, (id) => id, wanted);
  it('puts those that it names first and leaves the others as they were', () => {
    expect(order(['a', 'b', 'c', 'd'], ['c', 'a'])).toEqual(['c', 'a', 'b', 'd']);
  });
  it('passes over ids that are gone or named twice', () => {
    expect(order(['a', 'b'], ['gone', 'b', 'a', 'b'])).toEqual(['b', 'a']);
    expect(order(['a', 'b'], [])).toEqual(['a', 'b']);
  });
});
