import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fillReply, unknownPlaceholders } from './fill-reply';
import { REPLY_PLACEHOLDERS } from './saved-replies.values';

const VALUES = {
  ...{ name: 'Asha Rao', ticket: 'T-0000A001', order: '1A2B3C4D' },
  ...{ due: '24 Nov 2026', staff: 'Ravi', shop: 'Aabha' },
};

it('replaces every placeholder, as often as it stands there', () => {
  expect(fillReply('Dear {name}, {ticket} of order { order }. {name}!', VALUES)).toEqual({
    text: 'Dear Asha Rao, T-0000A001 of order 1A2B3C4D. Asha Rao!',
    missing: [],
  });
});

it('keeps and names what the case has nothing for', () => {
  const { order: _none, ...rest } = VALUES;
  expect(fillReply('Order {order}, {name}, {order}', { ...rest, name: '' })).toEqual({
    text: 'Order {order}, {name}, {order}',
    missing: ['order', 'name'],
  });
});

it('replaces nothing within a value, whatever a customer is called', () => {
  expect(fillReply('{name} {ticket}', { ...VALUES, name: '{ticket} $& $1' }).text).toBe(
    '{ticket} $& $1 T-0000A001',
  );
});

it('finds words in braces that are no placeholder', () => {
  expect(unknownPlaceholders('{name} {nmae} {Order} {nmae} {} { }')).toEqual(['nmae', 'Order']);
});

it('leaves texts without braces as they are, and no placeholder with all values', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const plain = text.replaceAll(/[{}]/g, '');
      expect(fillReply(plain, VALUES)).toEqual({ text: plain, missing: [] });
      const every = REPLY_PLACEHOLDERS.map((word) => `{${word}}`).join(plain);
      const { text: filled, missing } = fillReply(every, VALUES);
      expect([missing, /[{}]/.test(filled)]).toEqual([[], false]);
    }),
  );
});
