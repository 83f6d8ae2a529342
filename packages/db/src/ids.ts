import { randomBytes } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * An id that is no UUID is simply unknown (docs/spec/api.md#ids); asking the database about it would be an error
 * instead.
 */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}

/**
 * A new id as the database's own `uuidv7()` makes them: milliseconds first, so that what is new stands together in an index.
 * For a row that others name which are sent together with it; any other row gets its id from the database.
 */
export function newId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
