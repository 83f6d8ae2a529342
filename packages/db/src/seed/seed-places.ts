import { readFile } from 'node:fs/promises';
import type { Tx } from '../client';
import { pinCodes, serviceAreas } from '../schema/service-areas';
import { networkFor } from './data/service-network';

const FILE = new URL('data/pin-codes.txt', import.meta.url);
/** PostgreSQL takes at most 65,535 parameters in one statement. */
const ROWS_AT_ONCE = 4000;

export interface Place {
  pinCode: string;
  district: string;
  state: string;
  /** `*` served, `!` served but out of delivery area. */
  mark: '' | '*' | '!';
}

/** Every Indian PIN code with its district and state, and which of them the demo serves. */
export async function readPlaces(): Promise<Place[]> {
  const lines = (await readFile(FILE, 'utf8')).split('\n').filter((line) => line && !line.startsWith('#'));
  return lines.flatMap((line) => {
    const [state = '', district = '', codes = ''] = line.split('|');
    return codes.split(',').map((code): Place => {
      const mark = code.endsWith('*') ? '*' : code.endsWith('!') ? '!' : '';
      return { pinCode: code.slice(0, 6), district, state, mark };
    });
  });
}

export async function insertPlaces(tx: Tx, places: readonly Place[]): Promise<void> {
  const codes = places.map(({ pinCode, district, state }) => ({ pinCode, district, state }));
  for (let from = 0; from < codes.length; from += ROWS_AT_ONCE)
    await tx.insert(pinCodes).values(codes.slice(from, from + ROWS_AT_ONCE));
  const served = places.filter(({ mark }) => mark !== '');
  await tx.insert(serviceAreas).values(
    served.map(({ pinCode, mark }) => ({
      zipcode: pinCode,
      ...networkFor(pinCode),
      outOfDeliveryArea: mark === '!',
    })),
  );
}
