import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

const BYTES = 16;

/** The ids of many rows in the order in which they were found, 16 bytes each: those of a million rows take 16 MB. */
export class PackedIds {
  readonly #bytes: Buffer;

  /** `bytes` are the ids one after the other, as `packIds` selects them. */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get length(): number {
    return this.#bytes.length / BYTES;
  }

  /** Returns some of the ids, as `Array.slice` does. */
  slice(start: number, end: number): string[] {
    const last = Math.min(end, this.length);
    return Array.from({ length: Math.max(0, last - start) }, (_, index) => this.#at(start + index));
  }

  /** Returns these ids with others after them. */
  concat(others: PackedIds): PackedIds {
    return new PackedIds(Buffer.concat([this.#bytes, others.#bytes]));
  }

  #at(index: number): string {
    const hex = this.#bytes.toString('hex', index * BYTES, (index + 1) * BYTES);
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }
}

/** Whether an id is one of some, sent as one value: the statement is then the same for any number of them. */
export const anyOf = (id: SQLWrapper, ids: readonly string[]): SQL =>
  sql`${id} = any(${sql.param([...ids])}::uuid[])`;

/** Selects the ids of all rows of a query as one value, for one statement that decides which rows are read later. */
export function packIds(id: SQLWrapper, order: readonly SQLWrapper[]): SQL<PackedIds> {
  const bytes = sql`string_agg(uuid_send(${id}), ''::bytea order by ${sql.join([...order], sql`, `)})`;
  return sql<PackedIds>`coalesce(${bytes}, '')`.mapWith((all: Buffer) => new PackedIds(all));
}
