const ZIP_DIGITS = 6;

/** Returns the digits of a PIN code field, six at most. */
export function zipDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, ZIP_DIGITS);
}
