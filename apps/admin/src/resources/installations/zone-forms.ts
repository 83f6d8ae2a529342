import { WEEKDAY_LABELS } from '@aabha/contracts/delivery-promise/delivery-promise.values';
import {
  INSTALLATION_PARTS,
  type InstallationPart,
} from '@aabha/contracts/installations/installations.values';
import type { Zone, ZoneFields } from '@aabha/contracts/installations/zones.schema';
import { formatDay } from '@aabha/contracts/time/india-time';
import type { ConflictField } from '../../data/edit-conflict';

/** The parts of a day in short. */
export const PART_LABELS: Readonly<Record<InstallationPart, string>> = {
  ...{ '9-12': '9–12', '12-15': '12–15', '15-18': '15–18' },
};

type Places = Record<InstallationPart, number | null>;

/** A zone as its form has it: areas as texts, places by part of the day. */
export interface TypedZone {
  name: string | null;
  districts: string | null;
  pins: string | null;
  places: Places[];
  exceptions: ({ day: string | null; note: string | null } & Places)[];
}

const PLACES_FIRST = [4, 4, 4];
const typedPlaces = ([morning = 0, noon = 0, afternoon = 0]: readonly number[]): Places => ({
  ...{ '9-12': morning, '12-15': noon, '15-18': afternoon },
});

/** An empty form: four places in each part of Monday to Saturday. */
export const EMPTY_ZONE: TypedZone = {
  ...{ name: '', districts: '', pins: '', exceptions: [] },
  places: WEEKDAY_LABELS.map((_, day) => typedPlaces(day < 6 ? PLACES_FIRST : [0, 0, 0])),
};

export const typedZone = ({ name, districts, pins, places, exceptions }: Zone): TypedZone => ({
  name,
  districts: districts.join(', '),
  pins: pins.join(', '),
  places: places.map(typedPlaces),
  exceptions: exceptions.map(({ day, note, places: own }) => ({ ...typedPlaces(own), day, note })),
});

const listOf = (text: string | null, separator: RegExp) =>
  (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/* An empty number is refused by the contract with its text, not taken for 0. */
const placesOf = (typed: Places) => INSTALLATION_PARTS.map((part) => typed[part] as number);

/** Returns the zone as the API takes it; the contract checks it. */
export const zoneOf = ({ name, districts, pins, places, exceptions }: TypedZone): ZoneFields => ({
  name: name ?? '',
  districts: listOf(districts, /[,\n]/),
  pins: listOf(pins, /[\s,]+/),
  places: places.map(placesOf),
  exceptions: exceptions.map((row) => ({ day: row.day ?? '', note: row.note ?? '', places: placesOf(row) })),
});

/** Returns the places of a week in short: 'Mon–Fri 4, 4, 4; Sat 2, 2, 0'; days without any are left out. */
export function weekText(places: readonly (readonly number[])[]): string {
  const groups: { days: string[]; parts: readonly number[] }[] = [];
  places.forEach((parts, day) => {
    const last = groups.at(-1);
    const label = WEEKDAY_LABELS[day] ?? '';
    if (last?.parts.join() === parts.join()) last.days.push(label);
    else groups.push({ days: [label], parts });
  });
  return (
    groups
      .filter(({ parts }) => parts.some((count) => count > 0))
      .map(({ days: [first, ...others], parts }) =>
        [others.length > 0 ? `${first}–${others.at(-1)}` : first, parts.join(', ')].join(' '),
      )
      .join('; ') || 'None'
  );
}

export const zoneConflictFields: readonly ConflictField<TypedZone>[] = [
  { source: 'name', label: 'Name', text: ({ name }) => name ?? '' },
  { source: 'districts', label: 'Districts', text: ({ districts }) => districts ?? '' },
  { source: 'pins', label: 'PIN codes', text: ({ pins }) => pins ?? '' },
  { source: 'places', label: 'Places', text: ({ places }) => weekText(places.map(placesOf)) },
  {
    source: 'exceptions',
    label: 'Exceptions',
    text: ({ exceptions }) =>
      exceptions.map((row) => `${row.day ? formatDay(row.day) : ''} ${placesOf(row).join(', ')}`).join('; '),
  },
];
