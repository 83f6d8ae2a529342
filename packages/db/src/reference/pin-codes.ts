import { readFile } from 'node:fs/promises';
import { gstStateCode } from '@aabha/contracts/gst/states';
import { openSession } from '../driver/open-session';

/** The PIN codes that come with this version. */
const SHIPPED_FILE = new URL('pin-codes.txt', import.meta.url);

/** A PIN code with its place. */
export interface PinCodePlace {
  pinCode: string;
  district: string;
  state: string;
  /** For the demo only: `*` served, `!` served but out of delivery area. */
  mark: '' | '*' | '!';
}

function parseLine(line: string, number: number): PinCodePlace[] {
  const [state = '', district = '', codes = ''] = line.split('|').map((part) => part.trim());
  if (!gstStateCode(state)) throw new Error(`Line ${number}: "${state}" is no State of India.`);
  if (district === '') throw new Error(`Line ${number}: the district is missing.`);
  return codes.split(',').map((text) => {
    const [, pinCode, mark = ''] = /^([1-9]\d{5})([*!]?)$/.exec(text.trim()) ?? [];
    if (!pinCode) throw new Error(`Line ${number}: "${text.trim()}" is no PIN code.`);
    return { pinCode, district, state, mark: mark as PinCodePlace['mark'] };
  });
}

/** Reads lines of `State|District|code,code,…`. Throws, naming the line, where one is wrong. */
export function parsePinCodes(text: string): PinCodePlace[] {
  return text
    .split(/\r?\n/)
    .flatMap((line, index) => (line.trim() === '' || line.startsWith('#') ? [] : parseLine(line, index + 1)));
}

/** Returns every PIN code that comes with this version, with its district and State. */
export async function shippedPinCodes(): Promise<PinCodePlace[]> {
  return parsePinCodes(await readFile(SHIPPED_FILE, 'utf8'));
}

interface LoadedPinCodes {
  added: number;
  corrected: number;
}

/**
 * Adds the PIN codes that a database does not have, in one statement. With `correct`, districts and States of known codes
 * change to those given too; without, they stay. No code is ever removed.
 */
export async function loadPinCodes(
  databaseUrl: string,
  places: readonly PinCodePlace[],
  { correct }: { correct: boolean },
): Promise<LoadedPinCodes> {
  /* Of a code that is named twice the last place counts; one statement cannot change a row twice. */
  const rows = [...new Map(places.map((place) => [place.pinCode, place])).values()];
  const sql = openSession(databaseUrl);
  try {
    const loaded = await sql<{ isNew: boolean }[]>`
      insert into pin_codes (pin_code, district, state)
      select * from unnest(${rows.map((row) => row.pinCode)}::text[], ${rows.map((row) => row.district)}::text[],
        ${rows.map((row) => row.state)}::text[])
      on conflict (pin_code) do ${
        correct
          ? sql`update set district = excluded.district, state = excluded.state
            where (pin_codes.district, pin_codes.state) is distinct from (excluded.district, excluded.state)`
          : sql`nothing`
      }
      returning (xmax = 0) as "isNew"`;
    const added = loaded.filter(({ isNew }) => isNew).length;
    return { added, corrected: loaded.length - added };
  } finally {
    await sql.end();
  }
}
