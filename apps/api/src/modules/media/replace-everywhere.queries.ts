import { sql } from 'drizzle-orm';
import type { Tx } from '@aabha/db/client';

/** The tables of records that show pictures. */
interface ShownIn {
  records: string;
  pictures: string;
  /** The column of `pictures` that names the record. */
  recordId: string;
  /** The columns of `records` that tell an edit from the one before. */
  edited: readonly string[];
}

const IN_PRODUCTS: ShownIn = {
  records: 'products',
  pictures: 'product_pictures',
  recordId: 'product_id',
  edited: ['updated_at', 'edited_at'],
};
const IN_NEWS: ShownIn = {
  records: 'news',
  pictures: 'news_pictures',
  recordId: 'news_id',
  edited: ['updated_at'],
};

interface Replacement {
  from: string;
  to: string;
}

/**
 * Puts one picture in the place of another in all records of a kind; one that shows both keeps the first place of the two. Rows
 * are locked in the order of their ids, as by other changes of many. It counts as an edit: who has the record open is told, instead
 * of writing the old picture back. Returns in how many records.
 */
async function replaceIn(tx: Tx, shown: ShownIn, { from, to }: Replacement): Promise<number> {
  const [records, pictures, recordId] = [shown.records, shown.pictures, shown.recordId].map((name) =>
    sql.identifier(name),
  );
  const showing = sql`select ${recordId} from ${pictures} where media_hash = ${from}`;
  const locked = await tx.execute<{ id: string }>(
    sql`select id from ${records} where id in (${showing}) order by id for no key update`,
  );
  if (locked.length === 0) return 0;
  const edits = shown.edited.map((column) => sql`${sql.identifier(column)} = statement_timestamp()`);
  await tx.execute(sql`update ${records} set ${sql.join(edits, sql`, `)} where id in (${showing})`);
  await tx.execute(sql`
    delete from ${pictures} later using ${pictures} earlier
    where earlier.${recordId} = later.${recordId} and earlier.position < later.position
      and earlier.media_hash in (${from}, ${to}) and later.media_hash in (${from}, ${to})
      and later.${recordId} in (${showing})`);
  await tx.execute(sql`update ${pictures} set media_hash = ${to} where media_hash = ${from}`);
  return locked.length;
}

/** Puts one picture in the place of another wherever it is shown. Returns in how many televisions and articles. */
export async function replaceEverywhere(tx: Tx, replacement: Replacement) {
  return {
    television_count: await replaceIn(tx, IN_PRODUCTS, replacement),
    news_count: await replaceIn(tx, IN_NEWS, replacement),
  };
}
