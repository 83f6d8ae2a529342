import { describe, expect, it } from 'vitest';
import { parseTyped } from './typed-address';

const typed = { name: 'Kavya Nair', email: 'kavya@', address: '', city: 'Bengaluru', zip: '5600' };
const stored = (more: object) => JSON.stringify({ userId: 'kavya', ...typed, ...more });

describe('the address that was being typed', () => {
  it('comes back as it was left, finished or not', () => {
    expect(parseTyped(stored({}), 'kavya')).toEqual(typed);
  });
  it('is not shown to somebody else in the same tab', () => {
    expect(parseTyped(stored({}), 'ravi')).toEqual({});
  });
  it('leaves out what is no text and what the form does not ask', () => {
    expect(parseTyped(stored({ city: 4, card: '4111' }), 'kavya')).toEqual({
      name: typed.name,
      email: typed.email,
      address: typed.address,
      zip: typed.zip,
    });
  });
  it('is empty where nothing, or nothing of ours, is stored', () => {
    for (const text of [null, '', 'x', 'null', '4']) expect(parseTyped(text, 'kavya')).toEqual({});
  });
});
