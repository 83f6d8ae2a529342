import { randomBytes } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Returns whether an id is a UUID. Any other id is unknown (docs/spec/api.md#ids), but would be an error in a query.
 */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}

/** Returns the lowest id that the database's `uuidv7()` gives at a time, so that a range of times is one of ids. */
export function lowestIdAt(at: Date): string {
  const ms = at.getTime().toString(16).padStart(12, '0');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-0000-0000-000000000000`;
}

/**
 * Returns a new id like the database's `uuidv7()`: time first, so that new rows are adjacent in an index. For a row whose
 * id other rows of the same statement need; the database makes all other ids.
 */
export function newId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
