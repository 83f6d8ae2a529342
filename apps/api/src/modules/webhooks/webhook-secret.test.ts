import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { newSecret, signatureHeader } from './webhook-secret';

/* The example of the Standard Webhooks specification and its libraries. */
const VECTOR = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
};
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

it('signs the vector of the specification', () => {
  expect(signatureHeader(VECTOR, [SECRET])).toBe(SIGNATURE);
});

it('signs with each secret of a rotation, the new one first', () => {
  const next = newSecret();
  const [first, second, ...more] = signatureHeader(VECTOR, [next, SECRET]).split(' ');
  expect(more).toEqual([]);
  expect(second).toBe(SIGNATURE);
  const key = Buffer.from(next.replace('whsec_', ''), 'base64');
  expect(key).toHaveLength(32);
  const text = `${VECTOR.id}.${VECTOR.timestamp}.${VECTOR.body}`;
  expect(first).toBe(`v1,${createHmac('sha256', key).update(text).digest('base64')}`);
});

it('signs id, time and body, byte by byte', () => {
  const changed = [
    { ...VECTOR, id: 'msg_x' },
    { ...VECTOR, timestamp: VECTOR.timestamp + 1 },
    { ...VECTOR, body: '{"test":2432232314}' },
  ];
  for (const one of changed) expect(signatureHeader(one, [SECRET])).not.toBe(SIGNATURE);
});
