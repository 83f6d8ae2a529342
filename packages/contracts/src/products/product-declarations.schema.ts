import { z } from 'zod';
import { blankIsNull, numberField } from '../wire/form.schema';

const text = (max: number) =>
  blankIsNull(z.string().trim().max(max, `Please use at most ${max} characters.`));
const number = (message: string, min: number, max: number, step: number) =>
  blankIsNull(
    numberField(z.number({ error: message }).min(min, message).max(max, message).multipleOf(step, message)),
  );
const cm = () => number('Enter centimetres from 0.1 to 1000, with at most one decimal.', 0.1, 1000, 0.1);
const kg = () => number('Enter kilograms from 0.1 to 1000, with at most one decimal.', 0.1, 1000, 0.1);

/** What staff declare of a television (docs/spec/products.md#declarations); null where it is not given. */
export const ProductDeclarations = z.strictObject({
  modelNumber: text(100),
  modelYear: number('Enter a year from 2000 to 2100.', 2000, 2100, 1),
  netQuantity: number('Net quantity must be a whole number from 1 to 1000.', 1, 1000, 1),
  makerName: text(200),
  makerAddress: text(500),
  packerName: text(200),
  packerAddress: text(500),
  importerName: text(200),
  importerAddress: text(500),
  widthCm: cm(),
  heightCm: cm(),
  depthCm: cm(),
  standWidthCm: cm(),
  standHeightCm: cm(),
  standDepthCm: cm(),
  weightKg: kg(),
  cartonWidthCm: cm(),
  cartonHeightCm: cm(),
  cartonDepthCm: cm(),
  cartonWeightKg: kg(),
  beeSeriesCode: text(100),
  beeValidTo: blankIsNull(z.iso.date('Enter a day as YYYY-MM-DD.')).meta({
    description: 'Last day of the period of the BEE label.',
  }),
  standbyWatts: number('Enter watts from 0 to 100, with at most two decimals.', 0, 100, 0.01),
});
export type ProductDeclarations = z.output<typeof ProductDeclarations>;

const name = z.string().nullable();
const measure = z.number().nullable();

/** The declarations of a television as they are read; null where one is not given. */
export const DeclaredFields = z.object({
  modelNumber: name,
  modelYear: measure,
  netQuantity: measure.meta({ description: 'Televisions in the package.' }),
  makerName: name,
  makerAddress: name,
  packerName: name.meta({ description: 'Null where the manufacturer packs it.' }),
  packerAddress: name,
  importerName: name.meta({ description: 'Null where it is made in India.' }),
  importerAddress: name,
  widthCm: measure.meta({ description: 'Without stand.' }),
  heightCm: measure.meta({ description: 'Without stand.' }),
  depthCm: measure.meta({ description: 'Without stand.' }),
  standWidthCm: measure.meta({ description: 'With stand.' }),
  standHeightCm: measure.meta({ description: 'With stand.' }),
  standDepthCm: measure.meta({ description: 'With stand.' }),
  weightKg: measure.meta({ description: 'With stand.' }),
  cartonWidthCm: measure,
  cartonHeightCm: measure,
  cartonDepthCm: measure,
  cartonWeightKg: measure.meta({ description: 'Of the packed carton.' }),
  beeSeriesCode: name.meta({ description: 'The unique series code of the BEE label.' }),
  beeValidTo: name.meta({ description: 'Last day of the period of the BEE label, YYYY-MM-DD.' }),
  standbyWatts: measure,
});
