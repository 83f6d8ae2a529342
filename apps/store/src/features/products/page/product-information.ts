import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDay } from '@aabha/messages/dates';
import { countryName } from '@aabha/messages/countries';
import * as texts from '@aabha/messages/product-information';
import { energyAYear } from '@aabha/messages/television-facts';
import type { PageProduct } from './product';

interface InformationRow {
  label: string;
  /** Each on a line of its own. */
  lines: string[];
}

type Size = readonly [width: number | null, height: number | null, depth: number | null];

/** Returns `96.4 × 55.5 × 7.2 cm`; undefined where one of the three is not given. */
function sizeText(size: Size): string | undefined {
  return size.includes(null) ? undefined : texts.sizeInCentimetres(size.join(' × '));
}

/** Returns the text of a number; undefined where it is not given. */
const textOf = (value: number | null, text: (value: number) => string) =>
  value === null ? undefined : text(value);

const energyLabels = texts.energyLabels;
const labels = texts.informationLabels;

type Row = readonly [label: string, ...lines: (string | null | undefined)[]];

const rowsOf = (product: PageProduct): Row[] => [
  [labels.product, texts.televisionOf(product.technology)],
  [labels.modelNumber, product.modelNumber],
  [labels.year, textOf(product.modelYear, String)],
  [labels.netQuantity, textOf(product.netQuantity, texts.netQuantityOf)],
  [labels.mrp, texts.mrpWithTaxes(formatRupees(product.price))],
  [labels.countryOfOrigin, countryName(product.countryOfOrigin)],
  [labels.manufacturer, product.makerName, product.makerAddress],
  [labels.packedBy, product.packerName, product.packerAddress],
  [labels.importedBy, product.importerName, product.importerAddress],
  [labels.sizeWithoutStand, sizeText([product.widthCm, product.heightCm, product.depthCm])],
  [labels.sizeWithStand, sizeText([product.standWidthCm, product.standHeightCm, product.standDepthCm])],
  [labels.weightWithStand, textOf(product.weightKg, texts.kilograms)],
  [labels.carton, sizeText([product.cartonWidthCm, product.cartonHeightCm, product.cartonDepthCm])],
  [labels.packedWeight, textOf(product.cartonWeightKg, texts.kilograms)],
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
    { label: energyLabels.energyUse, line: energyAYear(product.energyKwhYear) },
    { label: energyLabels.standbyPower, line: textOf(product.standbyWatts, (watts) => `${watts} W`) },
    { label: energyLabels.seriesCode, line: product.beeSeriesCode },
    {
      label: energyLabels.validUntil,
      line: product.beeValidTo === null ? undefined : formatDay(product.beeValidTo),
    },
  ].flatMap(({ label, line }) => (line ? [{ label, lines: [line] }] : []));
