import { afterEach, describe, expect, it, vi } from 'vitest';
import { WISHES_MAX } from '@aabha/contracts/wish-list/wish-list.values';
import { mergeVisitorWishes } from './merge-visitor-wishes';
import { addVisitorWish, parseVisitorWishes, readVisitorWishes, removeVisitorWish } from './visitor-wishes';

const wish = (product: string, day = '01') => ({
  ...{ product, saved_price: 48_000, saved_at: `2026-11-${day}T00:00:00.000Z` },
});
const clientOf = (mutate: (input: unknown) => unknown) => ({ wishList: { merge: { mutate } } }) as never;
const products = () => readVisitorWishes().map(({ product }) => product);

afterEach(() => localStorage.clear());

describe('the wish list of a visitor', () => {
  it('has each television once, latest first, also after one was taken back', () => {
    addVisitorWish(wish('p1', '01'));
    addVisitorWish(wish('p2', '02'));
    addVisitorWish(wish('p3', '03'));
    expect(products()).toEqual(['p3', 'p2', 'p1']);
    removeVisitorWish('p2');
    addVisitorWish(wish('p2', '02'));
    addVisitorWish(wish('p2', '02'));
    expect(products()).toEqual(['p3', 'p2', 'p1']);
  });

  it('has no room for more than a list of an account', () => {
    const saved = Array.from({ length: WISHES_MAX }, (_, n) => addVisitorWish(wish(`p${n}`)));
    expect(saved.every(Boolean)).toBe(true);
    expect([addVisitorWish(wish('p7')), addVisitorWish(wish('another'))]).toEqual([true, false]);
    expect(products()).toHaveLength(WISHES_MAX);
  });

  it('is empty where the stored text is none of ours', () => {
    for (const text of [null, '', '{}', '[1]', '[{"product":"p","saved_price":1,"saved_at":"then"}]'])
      expect(parseVisitorWishes(text)).toEqual([]);
  });

  it('is sent and removed at the sign-in, but for what was saved meanwhile', async () => {
    addVisitorWish(wish('p1'));
    const mutate = vi.fn(() => {
      addVisitorWish(wish('p2', '02'));
      return Promise.resolve({ left: [] });
    });
    await mergeVisitorWishes(clientOf(mutate));
    expect(mutate).toHaveBeenCalledWith({ items: [wish('p1')] });
    expect(products()).toEqual(['p2']);
  });

  it('stays where the merge got no response, and nothing is sent when it is empty', async () => {
    const mutate = vi.fn(() => Promise.reject(new Error('away')));
    await mergeVisitorWishes(clientOf(mutate));
    expect(mutate).not.toHaveBeenCalled();
    addVisitorWish(wish('p1'));
    await expect(mergeVisitorWishes(clientOf(mutate))).rejects.toThrow('away');
    expect(products()).toEqual(['p1']);
  });
});
