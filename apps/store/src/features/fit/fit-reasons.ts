import { metresFrom, viewingAngle, viewingDistances } from '@aabha/contracts/fit/viewing-distances.rules';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/fit-finder';
import type { ApiOutputs } from '../../lib/trpc';
import type { Lengths } from './lengths';
import type { RoomInput } from './read-room';

export type FitTelevision = ApiOutputs['products']['fitRoom']['televisions'][number];

/** A sentence on how a television fits: for it, against it or neither, or on what is not stated. */
export interface FitReason {
  kind: 'for' | 'against' | 'note' | 'unknown';
  text: string;
}
type Reason = FitReason | null;

const KIND = { good: 'for', fair: 'note', poor: 'against' } as const;

function sizeReason({ size, product }: FitTelevision, room: RoomInput, { distance }: Lengths): Reason {
  const { screenInches: inches } = product;
  const from = distance(room.distanceCm);
  const { nearestM, farthestM } = viewingDistances(inches);
  if (size === 'small')
    return {
      kind: 'against',
      text: texts.sizeSmall(inches, from, distance(Math.floor(farthestM * 10) * 10)),
    };
  if (size === 'large')
    return { kind: 'against', text: texts.sizeLarge(inches, from, distance(Math.ceil(nearestM * 10) * 10)) };
  const degrees = Math.round(viewingAngle(inches, metresFrom(room.distanceCm)));
  return { kind: 'for', text: texts.sizeRight(inches, degrees, from) };
}

function sharpnessReason({ sharpness, resolutionNeeded, product: { resolution } }: FitTelevision): FitReason {
  if (sharpness === 'sharp') return { kind: 'for', text: texts.sharp(resolution) };
  if (sharpness === 'finer') return { kind: 'note', text: texts.finer(resolution, resolutionNeeded) };
  return { kind: 'against', text: texts.coarse(resolution, resolutionNeeded) };
}

function wallReason({ wall, widthCm }: FitTelevision, { wallCm }: RoomInput, { measure }: Lengths): Reason {
  if (wall === null || wallCm === undefined) return null;
  if (widthCm === null) return { kind: 'unknown', text: texts.wallUnknown };
  return { kind: 'for', text: texts.wallFits(measure(widthCm), measure((wallCm - widthCm) / 2)) };
}

function tableReason(
  { table, standSpanCm }: FitTelevision,
  { tableCm }: RoomInput,
  { measure }: Lengths,
): Reason {
  if (table === null || tableCm === undefined) return null;
  if (standSpanCm === null) return { kind: 'unknown', text: texts.tableUnknown };
  return { kind: 'for', text: texts.tableFits(measure(standSpanCm), measure(tableCm)) };
}

function doorReason({ door, cartonCm }: FitTelevision, { sides }: Lengths): Reason {
  if (door === null) return null;
  if (cartonCm === null) return { kind: 'unknown', text: texts.doorUnknown };
  return { kind: 'for', text: texts.doorFits(sides([cartonCm.longest, cartonCm.middle, cartonCm.shortest])) };
}

function lightReason({ light, product: { technology } }: FitTelevision, room: RoomInput): Reason {
  if (light === null || room.light === undefined) return null;
  return { kind: KIND[light], text: texts.inLight(room.light, technology) };
}

function reasonOfUse({ use, product: { technology, refreshHz } }: FitTelevision, room: RoomInput): Reason {
  if (use === null) return null;
  const kind = KIND[use];
  if (room.use === 'films') return { kind, text: texts.forFilms(technology) };
  if (technology === 'OLED') return { kind, text: texts.stillLogos };
  return { kind, text: use === 'good' ? texts.motionSmooth(refreshHz) : texts.motionPlain(refreshHz) };
}

function priceReason({ product: { new_price: price } }: FitTelevision, { budget }: RoomInput): Reason {
  if (budget === undefined) return null;
  const text = price === budget ? texts.wholeBudget : texts.belowBudget(formatRupees(budget - price));
  return { kind: 'for', text };
}

/** Returns why a television fits a room, in sentences (docs/spec/fit-finder.md#reasons). */
export function fitReasons(television: FitTelevision, room: RoomInput, lengths: Lengths): FitReason[] {
  return [
    sizeReason(television, room, lengths),
    sharpnessReason(television),
    wallReason(television, room, lengths),
    tableReason(television, room, lengths),
    doorReason(television, lengths),
    lightReason(television, room),
    reasonOfUse(television, room),
    priceReason(television, room),
  ].filter((reason) => reason !== null);
}
