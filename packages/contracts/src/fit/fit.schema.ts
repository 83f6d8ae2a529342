import { z } from 'zod';
import { rupeesIn, rupeesOut } from '../money/money.schema';
import { ListedProduct, Resolution } from '../products/products.schema';
import {
  DISTANCE_CM,
  FIT_CHECKS,
  FIT_ROLES,
  FIT_SHOWN,
  MEASURE_CM,
  ROOM_LIGHTS,
  ROOM_LIMITS,
  ROOM_USES,
  SHARPNESSES,
  SIZE_CHECKS,
  SUITABILITIES,
} from './fit.values';

const centimetres = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);
const measure = () => centimetres(MEASURE_CM).optional();

/** What a shopper says of the room (docs/spec/fit-finder.md#questions). */
export const FitRoomInput = z
  .strictObject({
    distanceCm: centimetres(DISTANCE_CM).meta({ description: 'From the eyes to the screen.' }),
    wallCm: measure().meta({ description: 'Width of the wall.' }),
    tableCm: measure().meta({ description: 'Width of the table that it stands on.' }),
    doorWidthCm: measure().meta({ description: 'Of the narrowest door, lift or staircase.' }),
    doorHeightCm: measure().meta({ description: 'Of the narrowest door, lift or staircase.' }),
    light: z.enum(ROOM_LIGHTS).optional(),
    use: z.enum(ROOM_USES).optional(),
    budget: rupeesIn.optional(),
  })
  .meta({ example: { distanceCm: 250, wallCm: 300, light: 'bright', use: 'films', budget: 80_000 } });
export type FitRoomInput = z.output<typeof FitRoomInput>;

const check = z.enum(FIT_CHECKS).nullable().meta({
  description: 'Null where the caller did not state the measure; not-stated where the shop does not.',
});
const suitability = z
  .enum(SUITABILITIES)
  .nullable()
  .meta({ description: 'Null where the caller did not say.' });
const centimetresOut = z.number().nullable();

const FitTelevision = z.object({
  role: z.enum(FIT_ROLES),
  product: ListedProduct,
  size: z.enum(SIZE_CHECKS),
  wall: check,
  table: check,
  door: check,
  sharpness: z.enum(SHARPNESSES),
  resolutionNeeded: Resolution.meta({
    description: 'The lowest whose pixels the eye cannot see from there.',
  }),
  light: suitability,
  use: suitability,
  widthCm: centimetresOut,
  standSpanCm: centimetresOut.meta({ description: 'How wide its stand is on the furniture.' }),
  cartonCm: z
    .object({ longest: z.number(), middle: z.number(), shortest: z.number() })
    .nullable()
    .meta({ description: 'The three sides of its carton.' }),
});

export const FitRoomOutput = z.object({
  sizes: z.object({ minInches: z.number(), maxInches: z.number(), idealInches: z.number() }).meta({
    description: 'The diagonals that fill between 30 and 40 degrees of the view, and the best for the use.',
  }),
  inches: z.array(z.number()).meta({ description: 'The sizes in stock that fit.' }),
  fittingCount: z.number().int(),
  televisions: z.array(FitTelevision).max(FIT_SHOWN),
  relax: z
    .array(
      z.object({
        limit: z.enum(ROOM_LIMITS),
        count: z.number().int().meta({ description: 'Televisions that fit without this limit.' }),
        price: rupeesOut.nullable().meta({ description: 'The lowest price of those, of a budget only.' }),
        leastCm: centimetresOut.meta({ description: 'What a wall or a table needs at least.' }),
      }),
    )
    .meta({ description: 'What lets televisions fit, where none does.' }),
});
