import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { DayFilter, EditedVersion, Id, Instant, pageOf, requiredText } from '../wire/wire.schema';
import {
  INSTALLATION_PARTS,
  ZONE_DISTRICTS_MAX,
  ZONE_EXCEPTIONS_MAX,
  ZONE_PINS_MAX,
  ZONE_PLACES_MAX,
} from './installations.values';

const PLACES = `Enter the places as whole numbers from 0 to ${ZONE_PLACES_MAX}.`;
const Places = z
  .array(z.number({ error: PLACES }).int(PLACES).min(0, PLACES).max(ZONE_PLACES_MAX, PLACES), {
    error: PLACES,
  })
  .length(INSTALLATION_PARTS.length, PLACES)
  .meta({ description: 'Places from 9 to 12, 12 to 15 and 15 to 18 hours in India.', example: [4, 4, 2] });
const PlacesOut = z
  .array(z.number().int())
  .meta({ description: 'From 9 to 12, 12 to 15 and 15 to 18 hours.' });
const unique = (texts: string[]) => [...new Set(texts)];
const NAME_AREA = 'Enter at least one district or PIN code.';

const zoneFields = {
  name: requiredText('Name is required', 100),
  districts: z
    .array(requiredText('Enter the districts as PIN codes name them.', 100))
    .max(ZONE_DISTRICTS_MAX, `A zone has at most ${ZONE_DISTRICTS_MAX} districts.`)
    .transform(unique),
  pins: z
    .array(z.string().regex(/^\d{6}$/, 'Enter PIN codes of 6 digits.'))
    .max(ZONE_PINS_MAX, `A zone has at most ${ZONE_PINS_MAX} PIN codes of its own.`)
    .transform(unique)
    .meta({ description: 'PIN codes of its own; they go before the zones of their districts.' }),
  places: z
    .array(Places, { error: PLACES })
    .length(7, PLACES)
    .meta({
      description: 'How many technicians come, on Monday to Sunday.',
      example: [...Array.from({ length: 6 }, () => [4, 4, 2]), [0, 0, 0]],
    }),
  exceptions: z
    .array(
      z.strictObject({
        day: DayFilter,
        places: Places,
        note: requiredText('Say why, such as the name of the holiday.', 100),
      }),
    )
    .max(ZONE_EXCEPTIONS_MAX, `A zone has at most ${ZONE_EXCEPTIONS_MAX} exceptions.`)
    .meta({ description: 'Days with other places; three zeros where nobody comes.' }),
};
const hasArea = ({ districts, pins }: { districts: string[]; pins: string[] }) =>
  districts.length + pins.length > 0;
const HAS_AREA = { path: ['districts'], error: NAME_AREA };
const daysOnce = ({ exceptions }: { exceptions: { day: string }[] }) =>
  new Set(exceptions.map(({ day }) => day)).size === exceptions.length;
const DAYS_ONCE = { path: ['exceptions'], error: 'Each day can be an exception once.' };

/** A zone of technicians: its areas, and how many places each part of a day has (docs/spec/installation.md#zones). */
export const ZoneFields = z.strictObject(zoneFields).refine(hasArea, HAS_AREA).refine(daysOnce, DAYS_ONCE);
export type ZoneFields = z.output<typeof ZoneFields>;
export const Zone = z.object({
  _id: z.string(),
  name: z.string(),
  districts: z.array(z.string()),
  pins: z.array(z.string()),
  places: z.array(PlacesOut),
  exceptions: z.array(z.object({ day: z.string(), places: PlacesOut, note: z.string() })),
  booked: z.number().int().meta({ description: 'Installations to which a technician is still to come.' }),
  created_at: Instant,
  updated_at: Instant,
});
export type Zone = z.output<typeof Zone>;
export const ListZonesInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.serviceAreas),
  filters: z
    .strictObject({
      search: z.string().max(200).optional().meta({ description: 'A name, a district or a PIN code.' }),
    })
    .default({}),
});
export type ListZonesInput = z.output<typeof ListZonesInput>;
export const ListZonesOutput = z.object({ zoneList: z.array(Zone), zoneCount: z.number().int() });
export const UpdateZoneInput = z
  .strictObject({ ...zoneFields, id: Id, updated_at: EditedVersion.optional() })
  .refine(hasArea, HAS_AREA)
  .refine(daysOnce, DAYS_ONCE);
export type UpdateZoneInput = z.output<typeof UpdateZoneInput>;
export const ZoneIdInput = z.strictObject({ id: Id });
export const ZoneOutput = z.object({ zone: Zone });
