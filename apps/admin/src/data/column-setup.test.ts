import { describe, expect, it } from 'vitest';
import {
  moveColumn,
  NO_SETUP,
  orderColumns,
  readColumnSetup,
  showColumn,
  shownColumns,
} from './column-setup';

const NAMES = ['Order ID', 'Customer', 'Date', 'Amount'];

describe('the columns of a list', () => {
  it('stand as the list has them without a setup, or with one that cannot be read', () => {
    for (const text of [null, '', '{', '[]', 'null', '{"order":1,"hidden":[]}', '{"order":[1],"hidden":[]}'])
      expect(orderColumns(NAMES, readColumnSetup(text))).toEqual(NAMES);
  });

  it('keep the chosen order; columns that came later stand behind their neighbour', () => {
    const setup = readColumnSetup('{"order":["Amount","Customer","Gone","Amount"],"hidden":[]}');
    expect(orderColumns(NAMES, setup)).toEqual(['Order ID', 'Amount', 'Customer', 'Date']);
  });

  it('are hidden and shown again, never all of them', () => {
    const without = showColumn(showColumn(NO_SETUP, { name: 'Date', isShown: false }), {
      name: 'Date',
      isShown: false,
    });
    expect(without.hidden).toEqual(['Date']);
    expect(shownColumns(NAMES, without)).toEqual(['Order ID', 'Customer', 'Amount']);
    expect(shownColumns(NAMES, showColumn(without, { name: 'Date', isShown: true }))).toEqual(NAMES);
    expect(shownColumns(NAMES, { order: [], hidden: NAMES })).toEqual(NAMES);
  });

  it('move by a place, not beyond the ends', () => {
    const moved = moveColumn(NAMES, NO_SETUP, { name: 'Date', by: -1 });
    expect(orderColumns(NAMES, moved)).toEqual(['Order ID', 'Date', 'Customer', 'Amount']);
    expect(moveColumn(NAMES, moved, { name: 'Amount', by: 1 })).toBe(moved);
    expect(moveColumn(NAMES, moved, { name: 'Order ID', by: -1 })).toBe(moved);
    expect(moveColumn(NAMES, moved, { name: 'Gone', by: 1 })).toBe(moved);
  });
});
