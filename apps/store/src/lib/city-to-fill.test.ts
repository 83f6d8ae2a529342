import { describe, expect, it } from 'vitest';
import { cityToFill } from './city-to-fill';

describe('cityToFill', () => {
  it('fills an empty field, and replaces an earlier suggestion', () => {
    expect(cityToFill('', '', 'Bengaluru')).toBe('Bengaluru');
    expect(cityToFill(' ', '', 'Bengaluru')).toBe('Bengaluru');
    expect(cityToFill('Bengaluru', 'Bengaluru', 'Mumbai')).toBe('Mumbai');
  });

  it('keeps what the shopper typed', () => {
    expect(cityToFill('Whitefield', '', 'Bengaluru')).toBeUndefined();
    expect(cityToFill('Whitefield', 'Bengaluru', 'Mumbai')).toBeUndefined();
  });

  it('does not suggest a name that the form would refuse', () => {
    expect(cityToFill('', '', 'Sector 17')).toBeUndefined();
  });
});
