import { describe, expect, it } from 'vitest';
import { fillFormDraft } from './form-draft';

const blank = { name: 'Kavya Nair', city: '', to: { zip: '', country: 'India' } };
const typed = { name: 'Kavya', city: 'Bengaluru', to: { zip: '5600', country: 'India' } };
const stored = (values: object) => JSON.stringify({ owner: 'kavya', values });

describe('form draft', () => {
  it('is restored over the initial values, complete or not', () => {
    expect(fillFormDraft(stored(typed), 'kavya', blank)).toEqual(typed);
    expect(fillFormDraft(stored({ city: 'Mysuru' }), 'kavya', blank)).toEqual({ ...blank, city: 'Mysuru' });
  });
  it('is not restored for another person in the same tab', () => {
    expect(fillFormDraft(stored(typed), 'ravi', blank)).toEqual(blank);
    expect(fillFormDraft(stored(typed), '', blank)).toEqual(blank);
  });
  it('drops values that are no text and unknown fields', () => {
    const odd = { name: 4, card: '4111', to: 'there', city: { zip: '1' } };
    expect(fillFormDraft(stored(odd), 'kavya', blank)).toEqual(blank);
  });
  it('is the initial values when nothing valid is stored', () => {
    for (const text of [null, '', 'x', 'null', '4', '{}', stored([]), '{"owner":"kavya","values":4}'])
      expect(fillFormDraft(text, 'kavya', blank)).toEqual(blank);
  });
});
