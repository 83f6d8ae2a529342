import { describe, expect, it } from 'vitest';
import { resumePurchase } from './resume-purchase';

const OFFERED = { stock: 5, warranty_pricing: { '12': 999 } };
const storedIntent = (intent: { quantity: number; warrantyMonths?: number }) => ({
  intent,
  decision: 'resume' as const,
});

describe('resumePurchase', () => {
  it('adds immediately when the selection is complete, or none is needed', () => {
    expect(resumePurchase(storedIntent({ quantity: 2, warrantyMonths: 12 }), OFFERED)).toEqual({
      action: 'add',
      quantity: 2,
      warrantyMonths: 12,
    });
    expect(resumePurchase(storedIntent({ quantity: 2, warrantyMonths: 0 }), OFFERED)).toMatchObject({
      warrantyMonths: 0,
    });
    expect(resumePurchase(storedIntent({ quantity: 1 }), { stock: 1, warranty_pricing: {} })).toMatchObject({
      action: 'add',
      warrantyMonths: 0,
    });
  });
  it('prompts for the protection where none was selected, or it is no longer offered', () => {
    expect(resumePurchase(storedIntent({ quantity: 2 }), OFFERED)).toEqual({ action: 'choose', quantity: 2 });
    expect(resumePurchase(storedIntent({ quantity: 2, warrantyMonths: 24 }), OFFERED)).toMatchObject({
      action: 'choose',
    });
  });
  it('reports that the product sold out meanwhile, and adds nothing', () => {
    expect(resumePurchase(storedIntent({ quantity: 2 }), { ...OFFERED, stock: 0 })).toEqual({
      action: 'notify',
      quantity: 1,
      message: 'This television sold out before you logged in. It was not added to your cart.',
    });
    expect(resumePurchase(storedIntent({ quantity: 2 }), { ...OFFERED, stock: 1 })).toMatchObject({
      action: 'notify',
      quantity: 1,
      message: 'You wanted 2, but only 1 is left now. Nothing has been added to your cart yet.',
    });
  });
  it('reports an expired addition, with its quantity filled in', () => {
    expect(resumePurchase({ intent: { quantity: 3, warrantyMonths: 12 }, decision: 'ask' }, OFFERED)).toEqual(
      {
        action: 'notify',
        quantity: 3,
        message:
          'You wanted to add 3 units earlier. Nothing has been added yet. Press Add to Cart if you still want to.',
      },
    );
  });
});
