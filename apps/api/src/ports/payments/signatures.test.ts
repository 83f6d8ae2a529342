import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isCheckoutSignature, isWebhookSignature } from './signatures';

const SECRET = 'a-secret-of-the-provider';
const ids = { orderId: 'order_1', paymentId: 'pay_1' };
const signatureOf = (payload: string) => createHmac('sha256', SECRET).update(payload).digest('hex');
const signature = signatureOf('order_1|pay_1');

describe('the signature of a checkout', () => {
  it('is accepted as the provider sends it', () => {
    expect(isCheckoutSignature(ids, signature, SECRET)).toBe(true);
  });
  it('is exactly 64 hexadecimal digits, with nothing before, between or after them', () => {
    const altered = [
      `${signature}zz`,
      `${signature} `,
      `${signature}\n`,
      `${signature}00`,
      ` ${signature}`,
      signature.slice(0, 63),
      `${signature.slice(0, 32)}-${signature.slice(32)}`,
      '',
    ];
    for (const wrong of altered) expect(isCheckoutSignature(ids, wrong, SECRET), wrong).toBe(false);
  });
  it('is valid for its pair of ids and its secret only', () => {
    expect(isCheckoutSignature({ ...ids, paymentId: 'pay_2' }, signature, SECRET)).toBe(false);
    expect(isCheckoutSignature(ids, signature, 'another-secret')).toBe(false);
  });
});

describe('the signature of a webhook', () => {
  const body = Buffer.from('{"event":"payment.captured"}');
  const signed = signatureOf(body.toString());

  it('is accepted with the present or the previous secret', () => {
    expect(isWebhookSignature(body, signed, [SECRET, undefined])).toBe(true);
    expect(isWebhookSignature(body, signed, ['new', SECRET])).toBe(true);
    expect(isWebhookSignature(body, signed, ['new', undefined])).toBe(false);
  });
  it('is rejected with a suffix', () => {
    expect(isWebhookSignature(body, `${signed}!`, [SECRET])).toBe(false);
  });
});
