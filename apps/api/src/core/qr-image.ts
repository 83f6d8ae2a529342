import { encode } from 'uqr';

/** Modules of white around the code, as scanners need. */
const QUIET = 4;

/** Returns a text as a QR code: an SVG image in black on white. */
export function qrImage(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${modules.join('')}"/></svg>`;
}
