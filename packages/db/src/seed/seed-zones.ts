import type { Tx } from '../client';
import { technicianZoneAreas, technicianZones } from '../schema/installations';
import { CITY_DISTRICTS } from './data/dispatch-centers';

/** Cities without technicians of their own yet. */
const WITHOUT = new Set(['Guwahati', 'Patna']);
const WEEKDAY = [6, 6, 4];
const SATURDAY = [4, 4, 0];
const SUNDAY = [2, 0, 0];

/** Writes the technician zones of the demo: the districts of the larger cities, and Delhi. */
export async function insertZones(tx: Tx): Promise<void> {
  const cities = Object.entries({ ...CITY_DISTRICTS, Delhi: 'New Delhi' }).filter(
    ([city]) => !WITHOUT.has(city),
  );
  const places = [...Array.from({ length: 5 }, () => WEEKDAY), SATURDAY, SUNDAY].flat();
  const zones = await tx
    .insert(technicianZones)
    .values(cities.map(([name]) => ({ name, places })))
    .returning({ id: technicianZones.id, name: technicianZones.name });
  await tx.insert(technicianZoneAreas).values(
    zones.map(({ id: zoneId, name }) => ({
      ...{ zoneId, kind: 'district' as const },
      area: cities.find(([city]) => city === name)?.[1] ?? name,
    })),
  );
}
