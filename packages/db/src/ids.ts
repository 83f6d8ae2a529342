const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id that is no UUID is simply unknown (decisions §2); asking the database about it would be an error instead. */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}
