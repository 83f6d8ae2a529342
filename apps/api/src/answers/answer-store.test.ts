import { describe, expect, it } from 'vitest';
import { answerStore } from './answer-store';
import { readChange, type Sources } from './changes';

const cards = (...productIds: string[]): Sources => ({ topics: ['catalogue'], stockOf: productIds });

/** An open store in which `list` shows the products a and b, `other` shows c, and `facets` counts everybody's stock. */
function filled(maxBytes = 1_000_000) {
  const store = answerStore(maxBytes);
  store.open();
  store.fill('list').keep('[a,b]', cards('a', 'b'));
  store.fill('other').keep('[c]', cards('c'));
  store.fill('facets').keep('{}', { topics: ['catalogue'], stockOf: 'any' });
  store.fill('reviews').keep('[]', { topics: ['reviews'], stockOf: [] });
  const left = () => ['list', 'other', 'facets', 'reviews'].filter((key) => store.get(key));
  return { store, left };
}

describe('what is kept', () => {
  it('goes when the units of a product it shows change, or when it counts all units', () => {
    const { store, left } = filled();
    store.apply(readChange('stock:a'));
    expect(left()).toEqual(['other', 'reviews']);
  });

  it('goes when its topic changes', () => {
    const { store, left } = filled();
    store.apply(readChange('catalogue'));
    expect(left()).toEqual(['reviews']);
  });

  it('goes altogether when what changed is not understood', () => {
    const { store, left } = filled();
    store.apply(readChange('something a newer release tells'));
    expect(left()).toEqual([]);
  });

  it('is nothing before the store is open, and nothing after it is closed', () => {
    const { store, left } = filled();
    store.close();
    store.fill('list').keep('[a,b]', cards('a'));
    expect(left()).toEqual([]);
    store.open();
    expect(left()).toEqual([]);
    store.fill('list').keep('[a,b]', cards('a'));
    expect(left()).toEqual(['list']);
  });

  it('has the same tag for the same bytes only', () => {
    const { store } = filled();
    const first = store.get('list')?.etag;
    expect(store.fill('again').keep('[a,b]', cards('a')).etag).toBe(first);
    expect(store.fill('again').keep('[a]', cards('a')).etag).not.toBe(first);
  });

  it('never takes more room than it was given; what was not asked for longest goes first', () => {
    const store = answerStore(10_000);
    store.open();
    const keep = (key: string) => store.fill(key).keep('x'.repeat(1500), cards());
    for (const key of ['1', '2', '3', '4']) keep(key);
    store.get('1');
    for (const key of ['5', '6']) keep(key);
    expect(['1', '2', '3', '4', '5', '6'].filter((key) => store.get(key))).toEqual(['1', '3', '4', '5', '6']);
    keep('1');
    expect(store.size.bytes).toBeLessThanOrEqual(10_000);
    store.fill('huge').keep('x'.repeat(9000), cards());
    expect(store.get('huge')).toBeUndefined();
    expect(store.size.entries).toBe(5);
  });
});

describe('a question under way', () => {
  it('is answered for everybody who puts it meanwhile', async () => {
    const { store } = filled();
    const filling = store.fill('new');
    const waiting = store.underWay('new')?.answer;
    filling.keep('[d]', cards('d'));
    expect((await waiting)?.body.toString()).toBe('[d]');
    expect(store.underWay('new')).toBeUndefined();
  });

  it('is not kept when what it was made from changed before the answer', () => {
    const { store } = filled();
    const filling = store.fill('new');
    store.apply(readChange('stock:d'));
    filling.keep('[d]', cards('d'));
    expect(store.get('new')).toBeUndefined();
  });

  it('is kept when something else changed', () => {
    const { store } = filled();
    const filling = store.fill('new');
    store.apply(readChange('stock:e'));
    filling.keep('[d]', cards('d'));
    expect(store.get('new')).toBeDefined();
  });

  it('is not shared with those who ask after a change', () => {
    const { store } = filled();
    store.fill('new');
    store.apply(readChange('stock:d'));
    expect(store.underWay('new')).toBeUndefined();
  });

  it('is not kept when word of changes was lost and came back before the answer', () => {
    const { store } = filled();
    const filling = store.fill('new');
    store.close();
    store.open();
    filling.keep('[d]', cards('d'));
    expect(store.get('new')).toBeUndefined();
  });

  it('lets everybody ask for themselves when it came to nothing', async () => {
    const { store } = filled();
    const filling = store.fill('new');
    const waiting = store.underWay('new')?.answer;
    filling.giveUp();
    expect(await waiting).toBeUndefined();
    expect(store.underWay('new')).toBeUndefined();
  });
});
