import { expect, it } from 'vitest';
import { CheckoutValues, shippingOf } from './checkout-values';

const TYPED = {
  ...{ name: 'Kavya Nair', email: 'kavya@example.com', phone: '9845098450', address: '12, Temple Road' },
  ...{ city: 'Mysuru', zip: '570001', landmark: '', giftNote: '' },
};

it('sends the landmark at the end of the address, and no empty note', () => {
  expect(shippingOf(TYPED)).not.toHaveProperty('giftNote');
  expect(shippingOf(TYPED).address).toBe('12, Temple Road');
  expect(shippingOf({ ...TYPED, landmark: ' Opposite City Mall ', giftNote: 'For Amma' })).toMatchObject({
    address: '12, Temple Road, Opposite City Mall',
    giftNote: 'For Amma',
  });
});

it('limits the landmark and the note', () => {
  const long = CheckoutValues.safeParse({ ...TYPED, landmark: 'x'.repeat(101), giftNote: 'x'.repeat(201) });
  expect(long.error?.issues.map(({ path }) => path.join())).toEqual(['landmark', 'giftNote']);
});
