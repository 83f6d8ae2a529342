import { expect, it } from 'vitest';
import { foundTotal } from './found-total';

const facets = {
  availability: [
    { value: 'in' as const, count: 9167 },
    { value: 'out' as const, count: 91 },
  ],
};
const some = { productCount: 100, hasMoreThanCounted: true as const };

it('is that of a list which counts all, whatever the facets say', () => {
  expect(foundTotal({ productCount: 12 }, facets, undefined)).toEqual({ count: 12, isMore: false });
});

it('is that of the facets where the list stops counting, by the availability that is chosen', () => {
  expect(foundTotal(some, facets, undefined)).toEqual({ count: 9258, isMore: false });
  expect(foundTotal(some, facets, 'in')).toEqual({ count: 9167, isMore: false });
});

it('says that there are more until the facets are there, and where they are older than the list', () => {
  expect(foundTotal(some, undefined, undefined)).toEqual({ count: 100, isMore: true });
  expect(foundTotal(some, facets, 'out')).toEqual({ count: 100, isMore: true });
});
