import { describe, expect, it } from 'vitest';
import { providerDisplay } from './provider-display';

const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0 Safari/537.36';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Mobile/15E148 Safari/604.1';
const NO_UPI_ID = { method: 'upi', flows: ['collect'] };

describe("the methods of the provider's checkout", () => {
  it('has no field for a UPI id, except on iOS', () => {
    expect(providerDisplay('offered', DESKTOP)).toEqual({ hide: [NO_UPI_ID] });
    expect(providerDisplay('offered', ANDROID)).toEqual({ hide: [NO_UPI_ID] });
    expect(providerDisplay('offered', IPHONE)).toEqual({ hide: [] });
  });
  it('shows the others before UPI where a bank may refuse it', () => {
    const display = providerDisplay('may-be-refused', ANDROID);
    expect(display.sequence).toEqual(['card', 'netbanking', 'emi', 'upi']);
    expect(display.preferences).toEqual({ show_default_blocks: true });
    expect(display.hide).toEqual([NO_UPI_ID]);
  });
  it('has no UPI above the ceiling', () => {
    for (const agent of [DESKTOP, ANDROID, IPHONE])
      expect(providerDisplay('not-offered', agent)).toEqual({ hide: [{ method: 'upi' }] });
  });
});
