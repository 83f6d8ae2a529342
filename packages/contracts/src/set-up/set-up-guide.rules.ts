import { parseSpecificationValue } from '../specifications/parse-specification-value';
import { boxContents } from './box-contents.rules';
import { connectionsOf } from './connections.rules';
import { carriersOf, placementOf, wallMountOf } from './mounting.rules';
import { START_STEPS, type StartStep } from './set-up.values';
import type { SpecificationReader } from './specification-reader';

/** What a television states of its size, weight and energy; null where it does not. */
export interface SetUpFacts {
  screenInches: number | null;
  widthCm: number | null;
  heightCm: number | null;
  standHeightCm: number | null;
  standDepthCm: number | null;
  weightKg: number | null;
  cartonWeightKg: number | null;
  beeStars: number | null;
  energyKwhYear: number | null;
  standbyWatts: number | null;
}

const ANSWER = { type: 'yes-no', unit: null, choices: [] } as const;
const IN_CENTIMETRES = { type: 'number', unit: 'cm', choices: [] } as const;

const spanOf = (value: string | undefined) =>
  value === undefined ? null : parseSpecificationValue(value, IN_CENTIMETRES).amount;

const isThere = (value: string | undefined) =>
  value !== undefined && parseSpecificationValue(value, ANSWER).isYes !== false;

/** Returns the guide to setting up a television from what it states (docs/spec/set-up-guide.md#rules). */
export function setUpGuide(facts: SetUpFacts, stated: SpecificationReader) {
  const { connections, ...sockets } = connectionsOf(stated);
  const has = (purpose: (typeof connections)[number]['purpose']) =>
    connections.some((one) => one.purpose === purpose);
  const isDone: Readonly<Record<StartStep, boolean>> = {
    power: true,
    language: true,
    network: has('network'),
    channels: has('antenna'),
    update: has('network'),
    apps: isThere(stated('system')),
    voice: isThere(stated('voice')),
  };
  return {
    box: boxContents(stated('box')),
    carry: { ...carriersOf(facts), weightKg: facts.weightKg, cartonWeightKg: facts.cartonWeightKg },
    stand: {
      spanCm: spanOf(stated('standSpan')),
      depthCm: facts.standDepthCm,
      heightCm: facts.standHeightCm,
    },
    wall: { ...wallMountOf(stated('wallMount')), widthCm: facts.widthCm, heightCm: facts.heightCm },
    placement: placementOf(facts),
    ...sockets,
    connections,
    start: START_STEPS.filter((step) => isDone[step]),
    power: stated('power') ?? null,
    system: stated('system') ?? null,
    energy: {
      stars: facts.beeStars,
      kwhYear: facts.energyKwhYear,
      standbyWatts: facts.standbyWatts,
    },
  };
}
