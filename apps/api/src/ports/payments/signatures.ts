import { createHmac, timingSafeEqual } from 'node:crypto';

function matches(payload: string | Buffer, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(payload).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Did the provider's checkout sign this pair of ids? Compared in constant time. */
export function isCheckoutSignature(
  ids: { orderId: string; paymentId: string },
  signature: string,
  keySecret: string,
): boolean {
  return matches(`${ids.orderId}|${ids.paymentId}`, signature, keySecret);
}

/** Did the provider sign this raw webhook body, with the present or the previous secret? */
export function isWebhookSignature(
  rawBody: Buffer,
  signature: string,
  secrets: readonly (string | undefined)[],
): boolean {
  return secrets.some((secret) => secret !== undefined && matches(rawBody, signature, secret));
}
