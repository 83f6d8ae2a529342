import { z } from 'zod';
import { Picture } from '../products/products.schema';
import { Id } from '../wire/wire.schema';
import { BOX_PARTS, CARRY_REASONS, CONNECTION_PURPOSES, CONNECTION_WAYS, START_STEPS } from './set-up.values';

export const SetUpInput = z.strictObject({ id: Id });

const measure = (description: string) =>
  z
    .number()
    .nullable()
    .meta({ description: `${description} Null where it is not stated.` });

const Television = z.object({
  _id: z.string(),
  name: z.string(),
  companyName: z.string(),
  modelNumber: z.string().nullable(),
  screenInches: z.number().nullable(),
  picture: Picture.nullable(),
  isListed: z.boolean().meta({ description: 'Whether it has a page in the shop.' }),
});

const Placement = z.object({
  nearestCm: z.number().meta({ description: 'From the eyes to the screen.' }),
  farthestCm: z.number().meta({ description: 'From the eyes to the screen.' }),
  centreCm: z.number().meta({ description: 'Of the middle of the screen above the floor, at the eyes.' }),
  highestCentreCm: z.number().meta({ description: 'The same, at most.' }),
  furnitureCm: measure('Height of furniture on which the stand brings the middle of the screen to the eyes.'),
});

/** The guide to setting up a television, made from its specification (docs/spec/set-up-guide.md). */
const SetUpGuide = z.object({
  box: z
    .array(z.object({ part: z.enum(BOX_PARTS).nullable(), text: z.string() }))
    .meta({ description: 'Empty where the specification does not say what is in the box.' }),
  carry: z.object({
    people: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    reason: z.enum(CARRY_REASONS).nullable(),
    weightKg: measure('With stand.'),
    cartonWeightKg: measure('Packed.'),
  }),
  stand: z.object({
    spanCm: measure('How wide the stand is on the furniture.'),
    depthCm: measure('How deep.'),
    heightCm: measure('Of the television on its stand.'),
  }),
  wall: z.object({
    isPossible: z.boolean().nullable(),
    vesa: z.object({ widthMm: z.number(), heightMm: z.number() }).nullable(),
    screws: z
      .array(z.string())
      .meta({ description: 'Threads: those that are stated, else those of the VESA standard.' }),
    widthCm: measure('Without stand.'),
    heightCm: measure('Without stand.'),
  }),
  placement: Placement.nullable(),
  hdmiCount: z.number().int().nullable(),
  audioReturn: z.enum(['earc', 'arc']).nullable().meta({ description: 'Of one HDMI socket.' }),
  connections: z.array(
    z.object({
      purpose: z.enum(CONNECTION_PURPOSES),
      ways: z.array(z.enum(CONNECTION_WAYS)).meta({ description: 'The best first.' }),
    }),
  ),
  start: z.array(z.enum(START_STEPS)),
  power: z.string().nullable().meta({ description: 'As the specification states it.' }),
  system: z.string().nullable().meta({ description: 'As the specification states it.' }),
  energy: z.object({
    stars: measure('Of the BEE label.'),
    kwhYear: measure('By the BEE label.'),
    standbyWatts: measure('In standby.'),
  }),
});

export const SetUpOutput = z.object({ television: Television, guide: SetUpGuide });
export type SetUpOutput = z.output<typeof SetUpOutput>;
