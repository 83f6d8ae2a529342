/** Returns the typed amount in rupees; undefined where none is typed, null where it is no amount. */
export function typedAmount(text: string): number | undefined | null {
  const plain = text.replaceAll(/[\s,₹]/g, '');
  if (plain === '') return undefined;
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
