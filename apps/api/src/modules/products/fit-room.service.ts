import type { z } from 'zod';
import { chooseTelevisions, type ChosenTelevision } from '@aabha/contracts/fit/choose-televisions.rules';
import type { FitRoomInput, FitRoomOutput } from '@aabha/contracts/fit/fit.schema';
import { ROOM_LIMITS, type RoomLimit } from '@aabha/contracts/fit/fit.values';
import type { FitFacts } from '@aabha/contracts/fit/judge-television.rules';
import {
  fittingInches,
  idealInches,
  metresFrom,
  resolutionNeeded,
} from '@aabha/contracts/fit/viewing-distances.rules';
import type { Paise } from '@aabha/contracts/money/money';
import { parseSpecificationValue } from '@aabha/contracts/specifications/parse-specification-value';
import { viewerOf, type RequestContext } from '../../context/context';
import { withPicturesOf } from '../media/pictures.service';
import {
  findCheapestOf,
  readSpanNames,
  readSpans,
  selectFitGroups,
  type FitGroupRow,
  type FitReading,
} from './fit-groups.queries';
import { findCardsOf } from './products.prepared.queries';

type Output = z.input<typeof FitRoomOutput>;

/** Televisions that fit alike: the lowest price, how many they are, and how many are within the budget. */
interface FitGroup extends FitFacts {
  row: FitGroupRow;
  count: number;
  withinBudget: number;
}

const IN_CENTIMETRES = { type: 'number', unit: 'cm', choices: [] } as const;

/** Returns the span that a specification states; null where it is not understood. */
const spanOf = (value: string | null) =>
  value === null ? null : parseSpecificationValue(value, IN_CENTIMETRES).amount;

async function readGroups(
  ctx: RequestContext,
  reading: FitReading,
  budget: Paise | undefined,
): Promise<FitGroup[]> {
  const rows = await selectFitGroups(ctx.db, reading, budget);
  return rows.flatMap((row) => {
    const { standSpan, resolution, technology, ...facts } = row;
    // A listed television has both.
    return resolution && technology
      ? [{ ...facts, row, resolution, technology, standSpanCm: spanOf(standSpan) }]
      : [];
  });
}

const countOf = (groups: readonly FitGroup[], which: 'count' | 'withinBudget') =>
  groups.reduce((sum, group) => sum + group[which], 0);

function leastOf(limit: RoomLimit, groups: readonly FitGroup[]) {
  const least = (values: (number | null)[]) => Math.min(...values.filter((value) => value !== null));
  return {
    price: limit === 'budget' ? (least(groups.map(({ price }) => price)) as Paise) : null,
    leastCm:
      limit === 'wall'
        ? least(groups.map(({ widthCm }) => widthCm))
        : limit === 'table'
          ? least(groups.map(({ standSpanCm }) => standSpanCm))
          : null,
  };
}

function relaxationsOf(outsideOne: ReadonlyMap<RoomLimit, FitGroup[]>): Output['relax'] {
  return ROOM_LIMITS.flatMap((limit) => {
    const groups = outsideOne.get(limit);
    if (!groups) return [];
    const count = countOf(groups, limit === 'budget' ? 'count' : 'withinBudget');
    return [{ limit, count, ...leastOf(limit, groups) }];
  });
}

function cartonOf({ cartonWidthCm, cartonHeightCm, cartonDepthCm }: FitFacts) {
  const [longest, middle, shortest] = [cartonWidthCm, cartonHeightCm, cartonDepthCm]
    .filter((side) => side !== null)
    .toSorted((a, b) => b - a);
  if (longest === undefined || middle === undefined || shortest === undefined) return null;
  return { longest, middle, shortest };
}

/** Returns the spans of the stands of some televisions in centimetres. */
async function spansOf(
  ctx: RequestContext,
  ids: readonly string[],
  spanNames: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  if (ids.length === 0) return new Map();
  const spans = await readSpans(ctx.db, ids, spanNames);
  return new Map([...spans].map(([id, span]) => [id, spanOf(span)]));
}

async function show(
  ctx: RequestContext,
  chosen: readonly ChosenTelevision<FitGroup>[],
  { distanceCm }: FitRoomInput,
  { reading, spanNames }: { reading: FitReading; spanNames: readonly string[] },
): Promise<Output['televisions']> {
  const ids = await findCheapestOf(
    ctx.db,
    chosen.map(({ television }) => television.row),
    reading,
  );
  const rows = await findCardsOf(
    ctx.db,
    ids.filter((id) => id !== undefined),
    reading.viewerId,
  );
  const cards = await withPicturesOf(
    ctx.db,
    rows.map((row) => ({ ...row, pictureHashes: row.pictureHashes.slice(0, 1) })),
  );
  const spans = await spansOf(
    ctx,
    cards.map(({ _id }) => _id),
    spanNames,
  );
  return chosen.flatMap(({ role, television, fit }, index) => {
    const product = cards.find(({ _id }) => _id === ids[index]);
    // Sold or taken off the list since the groups were read.
    if (!product) return [];
    const { screenInches, widthCm } = television;
    const standSpanCm = spans.get(product._id) ?? null;
    return [
      {
        ...{ role, product, ...fit, widthCm, standSpanCm, cartonCm: cartonOf(television) },
        resolutionNeeded: resolutionNeeded(screenInches, metresFrom(distanceCm)),
      },
    ];
  });
}

/**
 * Returns up to three televisions in stock that fit a room, with what decides it; where none fits, which limits to relax
 * (docs/spec/fit-finder.md).
 */
export async function fitRoom(ctx: RequestContext, room: FitRoomInput): Promise<Output> {
  const spanNames = await readSpanNames(ctx.db);
  /* Where nothing is known of the furniture, televisions with different stands fit alike. */
  const reading = {
    viewerId: await viewerOf(ctx),
    spanNames: room.tableCm === undefined ? [] : spanNames,
  };
  const groups = await readGroups(ctx, reading, room.budget);
  const { chosen, fitting, outsideOne } = chooseTelevisions(room, groups);
  const distanceM = metresFrom(room.distanceCm);
  const { min, max } = fittingInches(distanceM);
  return {
    sizes: { minInches: min, maxInches: max, idealInches: idealInches(distanceM, room.use) },
    inches: [...new Set(fitting.map(({ screenInches }) => screenInches))].toSorted((a, b) => a - b),
    fittingCount: countOf(fitting, 'withinBudget'),
    televisions: await show(ctx, chosen, room, { reading, spanNames }),
    relax: relaxationsOf(outsideOne),
  };
}
