import { describe, expect, it } from 'vitest';
import { resumptionOf } from './resume-purchase';

const OFFERED = { stock: 5, warranty_pricing: { '12': 999 } };
const storedIntent = (intent: { quantity: number; warrantyMonths?: number }) => ({
  intent,
  decision: 'resume' as const,
});

describe('resumptionOf', () => {
  it('adds immediately when the selection is complete, or none is needed', () => {
    expect(resumptionOf(storedIntent({ quantity: 2, warrantyMonths: 12 }), OFFERED)).toEqual({
      act: 'add',
      quantity: 2,
      warrantyMonths: 12,
    });
    expect(resumptionOf(storedIntent({ quantity: 2, warrantyMonths: 0 }), OFFERED)).toMatchObject({
      warrantyMonths: 0,
    });
    expect(resumptionOf(storedIntent({ quantity: 1 }), { stock: 1, warranty_pricing: {} })).toMatchObject({
      act: 'add',
      warrantyMonths: 0,
    });
  });
  it('asks for the protection where none was selected, or it is no longer offered', () => {
    expect(resumptionOf(storedIntent({ quantity: 2 }), OFFERED)).toEqual({ act: 'choose', quantity: 2 });
    expect(resumptionOf(storedIntent({ quantity: 2, warrantyMonths: 24 }), OFFERED)).toMatchObject({
      act: 'choose',
    });
  });
  it('reports that the product sold out meanwhile, and adds nothing', () => {
    expect(resumptionOf(storedIntent({ quantity: 2 }), { ...OFFERED, stock: 0 })).toEqual({
      act: 'tell',
      quantity: 1,
      message: 'This television sold out before you logged in. It was not added to your cart.',
    });
    expect(resumptionOf(storedIntent({ quantity: 2 }), { ...OFFERED, stock: 1 })).toMatchObject({
      act: 'tell',
      quantity: 1,
      message: 'You wanted 2, but only 1 is left now. Nothing has been added to your cart yet.',
    });
  });
  it('asks about an expired one, with its quantity filled in', () => {
    expect(resumptionOf({ intent: { quantity: 3, warrantyMonths: 12 }, decision: 'ask' }, OFFERED)).toEqual({
      act: 'tell',
      quantity: 3,
      message:
        'You wanted to add 3 units earlier. Nothing has been added yet. Press Add to Cart if you still want to.',
    });
  });
});
