import { describe, expect, it } from 'vitest';
import { shortTermIds } from './short-term-ids';
import { specificationNames } from './specification-names';

const ID = '01a222ea-3bfd-7dac-8b83-c3e8df8e4ea7';
const OTHER = '01a222ea-3bff-7ef7-8e62-aa85dd5b94f8';
const term = {
  name: 'Panel',
  name_hi: 'पैनल',
  group: 'Picture',
  group_hi: 'तस्वीर',
  type: 'text' as const,
  unit: null,
  better: 'none' as const,
  position: 10,
};
const specification = {
  product: 'p',
  key: 'Panel',
  term: OTHER,
  text: 'LED',
  amount: null,
  is_yes: null,
  note: '',
  is_understood: true,
};

describe('shortTermIds', () => {
  const known = {
    terms: [
      { ...term, _id: ID, name: 'Size' },
      { ...term, _id: OTHER },
    ],
    specifications: [specification],
  };

  it('names a term by its place, in the list and in what refers to it', () => {
    const short = shortTermIds(known);
    expect(short.terms.map(({ _id }) => _id)).toEqual(['0', '1']);
    expect(short.specifications).toEqual([{ ...specification, term: '1' }]);
  });

  it('leaves a reference to a term that is not in the list', () => {
    const short = shortTermIds({ ...known, specifications: [{ ...specification, term: 'gone' }] });
    expect(short.specifications[0]?.term).toBe('gone');
  });

  it('changes nothing that is read', () => {
    const names = (read: Parameters<typeof specificationNames>[0]) =>
      specificationNames(read).find('p', 'Panel');
    expect({ ...names(shortTermIds(known)), termId: '' }).toEqual({ ...names(known), termId: '' });
    expect(names(known)?.text).toBe('LED');
  });
});
