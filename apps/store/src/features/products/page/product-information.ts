import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDay } from '@aabha/contracts/time/india-time';
import type { PageProduct } from './product';

interface InformationRow {
  label: string;
  /** Each on a line of its own. */
  lines: string[];
}

type Size = readonly [width: number | null, height: number | null, depth: number | null];

/** Returns `96.4 × 55.5 × 7.2 cm`; undefined where one of the three is not given. */
function sizeText(size: Size): string | undefined {
  return size.includes(null) ? undefined : `${size.join(' × ')} cm (width × height × depth)`;
}

const unitText = (value: number | null, unit: string) => (value === null ? undefined : `${value} ${unit}`);

const quantityText = (units: number | null) =>
  units === null ? undefined : `${units} N (${units === 1 ? 'one television' : `${units} televisions`})`;

type Row = readonly [label: string, ...lines: (string | null | undefined)[]];

const rowsOf = (product: PageProduct): Row[] => [
  ['Product', `${product.technology} television`],
  ['Model number', product.modelNumber],
  ['Year of manufacture or import', product.modelYear === null ? undefined : String(product.modelYear)],
  ['Net quantity', quantityText(product.netQuantity)],
  ['MRP', `${formatRupees(product.price)}, inclusive of all taxes`],
  ['Country of origin', product.countryOfOrigin],
  ['Manufacturer', product.makerName, product.makerAddress],
  ['Packed by', product.packerName, product.packerAddress],
  ['Imported by', product.importerName, product.importerAddress],
  ['Size without stand', sizeText([product.widthCm, product.heightCm, product.depthCm])],
  ['Size with stand', sizeText([product.standWidthCm, product.standHeightCm, product.standDepthCm])],
  ['Weight with stand', unitText(product.weightKg, 'kg')],
  ['Carton', sizeText([product.cartonWidthCm, product.cartonHeightCm, product.cartonDepthCm])],
  ['Packed weight', unitText(product.cartonWeightKg, 'kg')],
];

/** Returns the rows of the product information (docs/spec/products.md#product-information); what is not given is left out. */
export function productInformation(product: PageProduct): InformationRow[] {
  return rowsOf(product)
    .map(([label, ...lines]) => ({ label, lines: lines.filter((line) => typeof line === 'string') }))
    .filter(({ lines }) => lines.length > 0);
}

/** Returns the rows of the energy label below its stars. */
export const energyLabelRows = (product: PageProduct): InformationRow[] =>
  [
    { label: 'Energy use', line: `${product.energyKwhYear} kWh a year` },
    { label: 'Standby power', line: unitText(product.standbyWatts, 'W') },
    { label: 'Series code', line: product.beeSeriesCode },
    { label: 'Valid until', line: product.beeValidTo === null ? undefined : formatDay(product.beeValidTo) },
  ].flatMap(({ label, line }) => (line ? [{ label, lines: [line] }] : []));
