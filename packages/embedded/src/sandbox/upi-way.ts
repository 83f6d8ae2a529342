/** How the provider's checkout takes UPI: a code to scan, apps to open, or a UPI id to type. */
export type UpiWay = 'qr' | 'apps' | 'id';

/**
 * Returns how a browser may pay by UPI. Since 28 February 2026 a UPI id may be typed on iOS only; iPads that present
 * themselves as a Mac get the code.
 */
export function upiWayOf(userAgent: string): UpiWay {
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return 'id';
  return /\bAndroid\b/.test(userAgent) ? 'apps' : 'qr';
}

/** `upi` of a payment request: a typed id is `collect`, a code or an app is `intent`. */
export interface UpiRequest {
  flow?: string;
  vpa?: string;
}

/** Returns why the provider refuses a UPI request from a browser; undefined when it takes it. */
export function refusalOfUpi(
  { flow = 'collect', vpa = '' }: UpiRequest,
  userAgent: string,
): { description: string; field: string } | undefined {
  if (flow === 'intent') return undefined;
  if (flow !== 'collect') return { description: 'Unknown UPI flow.', field: 'upi.flow' };
  if (upiWayOf(userAgent) !== 'id')
    return { description: 'UPI collect is not available on this platform. Use intent.', field: 'upi.flow' };
  return /^[\w.-]{2,}@[a-zA-Z]{2,}$/.test(vpa)
    ? undefined
    : { description: 'The UPI id is not valid.', field: 'upi.vpa' };
}
