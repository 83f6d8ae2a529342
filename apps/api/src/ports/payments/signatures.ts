import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A SHA-256 in hexadecimal and nothing else: decoding stops silently at the first character that is not a
 * digit.
 */
const SIGNATURE = /^[\da-f]{64}$/i;

function matches(payload: string | Buffer, signature: string, secret: string): boolean {
  if (!SIGNATURE.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(payload).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}

/** Returns whether the provider's checkout signed this pair of ids. Compares in constant time. */
export function isCheckoutSignature(
  ids: { orderId: string; paymentId: string },
  signature: string,
  keySecret: string,
): boolean {
  return matches(`${ids.orderId}|${ids.paymentId}`, signature, keySecret);
}

/** Returns whether the provider signed this raw webhook body with the present or the previous secret. */
export function isWebhookSignature(
  rawBody: Buffer,
  signature: string,
  secrets: readonly (string | undefined)[],
): boolean {
  return secrets.some((secret) => secret !== undefined && matches(rawBody, signature, secret));
}
