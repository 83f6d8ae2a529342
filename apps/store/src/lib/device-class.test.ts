import { describe, expect, it } from 'vitest';
import { deviceClass } from './device-class';

describe('device class', () => {
  it('is a phone, a tablet or anything with a pointer', () => {
    expect(deviceClass({ shorterSidePx: 390, touch: true })).toBe('phone');
    expect(deviceClass({ shorterSidePx: 768, touch: true })).toBe('tablet');
    expect(deviceClass({ shorterSidePx: 390, touch: false })).toBe('desktop');
  });
});
