import { and, asc, count, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import { foldKey } from '@aabha/contracts/specifications/fold-key';
import type { ListTermsInput, TermFields } from '@aabha/contracts/specifications/specifications.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { specificationNames, specificationTerms, specificationUses } from '@aabha/db/schema/specifications';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

type Filters = ListTermsInput['filters'];

const terms = specificationTerms;
const BY_GROUP = [asc(sql`lower(${terms.groupName})`), asc(terms.position), asc(terms.id)];

/* In parts of a statement that name several tables. */
const OWN_NAMES = sql`${specificationNames} where ${specificationNames.termId} = ${terms.id}`;
const USES = sql`${specificationUses} join ${specificationNames} on ${specificationNames.folded} = ${specificationUses.folded} where ${specificationNames.termId} = ${terms.id}`;

const TERM = {
  _id: terms.id,
  name: terms.name,
  name_hi: terms.nameHi,
  group: terms.groupName,
  group_hi: terms.groupNameHi,
  type: terms.type,
  unit: terms.unit,
  choices: terms.choices,
  better: terms.better,
  position: terms.position,
  /** All names, its own among them. */
  names: sql<
    string[]
  >`array(select ${specificationNames.name} from ${OWN_NAMES} order by lower(${specificationNames.name}))`,
};
const STAFF_TERM = {
  ...TERM,
  used: sql<number>`(select count(distinct ${specificationUses.productId})::int from ${USES})`,
  created_at: terms.createdAt,
  updated_at: terms.updatedAt,
};

/** Returns a term with its other names in place of all its names. */
export function withAliases<T extends { name: string; names: string[] }>({ names, ...term }: T) {
  const own = foldKey(term.name);
  return { ...term, aliases: names.filter((name) => foldKey(name) !== own) };
}

function matching({ search, group, type, unused }: Filters): SQL | undefined {
  const text = search?.trim();
  return and(
    group === undefined ? undefined : eq(terms.groupName, group),
    type === undefined ? undefined : eq(terms.type, type),
    unused ? sql`not exists (select from ${USES})` : undefined,
    text
      ? or(
          containsText(terms.nameHi, text),
          sql`exists (select from ${OWN_NAMES} and ${containsText(specificationNames.name, text)})`,
        )
      : undefined,
  );
}

/** Selects all terms with their names, by group and place. */
export const selectDictionary = (db: DbOrTx) =>
  db
    .select(TERM)
    .from(terms)
    .orderBy(...BY_GROUP);

/** Selects a page of terms with how many televisions have them, by group and place. */
export function selectTerms(db: DbOrTx, { filters, pageNum, pageSize }: ListTermsInput) {
  return db
    .select(STAFF_TERM)
    .from(terms)
    .where(matching(filters))
    .orderBy(...BY_GROUP)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

export async function countTerms(db: DbOrTx, filters: Filters): Promise<number> {
  return only(await db.select({ n: count() }).from(terms).where(matching(filters))).n;
}

/** Selects the names of all groups. */
export async function selectGroups(db: DbOrTx): Promise<string[]> {
  const name = terms.groupName;
  return (
    await db
      .selectDistinct({ name, order: sql`lower(${name})` })
      .from(terms)
      .orderBy(sql`lower(${name})`)
  ).map((row) => row.name);
}

export async function findTermIds(db: DbOrTx, filters: Filters): Promise<PackedIds> {
  const ids = packIds(terms.id, BY_GROUP);
  return only(await db.select({ ids }).from(terms).where(matching(filters))).ids;
}

/** Selects some terms for an export, in the order of the list. */
export const selectTermsOfIds = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select(STAFF_TERM)
    .from(terms)
    .where(anyOf(terms.id, ids))
    .orderBy(...BY_GROUP);

export async function selectTerm(db: DbOrTx, id: string) {
  return only(await db.select(STAFF_TERM).from(terms).where(eq(terms.id, id)));
}

/** Locks a term. Returns false for an unknown one. */
export async function lockTerm(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await tx.select({ id: terms.id }).from(terms).where(eq(terms.id, id)).for('update');
  return rows.length > 0;
}

/** Returns the columns of a term. */
export const termColumns = ({
  name,
  name_hi: nameHi,
  group: groupName,
  group_hi: groupNameHi,
  ...rest
}: TermFields) => ({
  ...{ name, nameHi, groupName, groupNameHi },
  ...{
    type: rest.type,
    unit: rest.unit,
    choices: rest.choices,
    better: rest.better,
    position: rest.position,
  },
});

export async function insertTerm(tx: Tx, fields: TermFields): Promise<string> {
  return only(await tx.insert(terms).values(termColumns(fields)).returning({ id: terms.id })).id;
}

export async function updateTermRow(tx: Tx, id: string, fields: TermFields): Promise<void> {
  const updatedAt = sql`clock_timestamp()`;
  await tx
    .update(terms)
    .set({ ...termColumns(fields), updatedAt })
    .where(eq(terms.id, id));
}

/** Gives the other terms of a group the same name of the group in Hindi. */
export async function nameGroup(tx: Tx, { group, group_hi: nameHi }: TermFields): Promise<void> {
  await tx
    .update(terms)
    .set({ groupNameHi: nameHi, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(terms.groupName, group), ne(terms.groupNameHi, nameHi)));
}

/** Returns the Hindi name of a group; empty where it has none. */
export async function hindiNameOfGroup(tx: Tx, group: string): Promise<string> {
  const rows = await tx
    .select({ name: terms.groupNameHi })
    .from(terms)
    .where(eq(terms.groupName, group))
    .limit(1);
  return rows[0]?.name ?? '';
}

export async function deleteTerm(tx: Tx, id: string): Promise<void> {
  await tx.delete(terms).where(eq(terms.id, id));
}

/** Notes that a term was changed by a change of its names. */
export async function touchTerm(tx: Tx, id: string): Promise<void> {
  await tx
    .update(terms)
    .set({ updatedAt: sql`clock_timestamp()` })
    .where(eq(terms.id, id));
}
