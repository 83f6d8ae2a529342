import { describe, expect, it } from 'vitest';
import { erasureObstacles, requestDueAt } from './erasure.rules';

const NONE = { order: 0, payment: 0, refund: 0, return: 0, wholesale: 0, document: 0 };

describe('obstacles of an erasure', () => {
  it.each([
    [{}, []],
    [{ order: 1 }, ['1 order is not delivered']],
    [{ order: 3, refund: 1 }, ['3 orders are not delivered', '1 refund is due']],
    [{ payment: 2, return: 1 }, ['2 payments are in progress', '1 return is not finished']],
    [{ wholesale: 2, document: 1 }, ['2 wholesale orders are not paid', '1 invoice is being numbered']],
  ])('%j', (open, texts) => {
    expect(erasureObstacles({ ...NONE, ...open })).toEqual(texts);
  });
});

it('gives a request 90 days', () => {
  expect(requestDueAt(new Date('2026-11-24T10:00:00.000Z')).toISOString()).toBe('2027-02-22T10:00:00.000Z');
});
