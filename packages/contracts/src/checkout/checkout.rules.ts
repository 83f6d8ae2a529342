const PIN_CODE = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g;

/** Returns the last PIN code in an address text. */
export function pinCodeIn(address: string): string | undefined {
  return address.match(PIN_CODE)?.at(-1)?.replace(' ', '');
}

/** Returns the name of a district as a city may be written: letters and spaces only. */
export function cityOfDistrict(district: string): string {
  return district.replaceAll(/[^\p{L}\p{M}]+/gu, ' ').trim();
}
