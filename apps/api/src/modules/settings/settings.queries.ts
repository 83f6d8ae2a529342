import { and, desc, eq, sql } from 'drizzle-orm';
import type { Section } from '@aabha/contracts/shop-settings/section-values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';
import { settingsDrafts, settingsVersions } from '@aabha/db/schema/settings';

export type StoredValue = Record<string, unknown>;

/** Returns the version in force of each section that has one. */
export async function readPublished(db: DbOrTx) {
  return db
    .selectDistinctOn([settingsVersions.section], {
      section: settingsVersions.section,
      version: settingsVersions.version,
      value: settingsVersions.value,
      publishedAt: settingsVersions.publishedAt,
    })
    .from(settingsVersions)
    .orderBy(settingsVersions.section, desc(settingsVersions.version));
}

/** Publishes these values as the first versions; sections that have one are left alone. */
export async function insertFirstVersions(
  db: DbOrTx,
  values: readonly { section: string; value: StoredValue; publishedAt?: string }[],
  note: string,
): Promise<void> {
  if (values.length === 0) return;
  await db
    .insert(settingsVersions)
    .values(values.map((row) => ({ ...row, version: 1, note })))
    .onConflictDoNothing();
}

const versionColumns = {
  version: settingsVersions.version,
  value: settingsVersions.value,
  note: settingsVersions.note,
  published_at: settingsVersions.publishedAt,
  published_by: users.name,
};

/** Returns the newest versions of a section, newest first. */
export function selectVersions(db: DbOrTx, section: Section, count: number) {
  return db
    .select(versionColumns)
    .from(settingsVersions)
    .leftJoin(users, eq(users.id, settingsVersions.publishedBy))
    .where(eq(settingsVersions.section, section))
    .orderBy(desc(settingsVersions.version))
    .limit(count);
}

/** Returns a version of a section; undefined without it. */
export async function findVersion(db: DbOrTx, section: Section, version: number) {
  const [row] = await db
    .select({ value: settingsVersions.value, publishedAt: settingsVersions.publishedAt })
    .from(settingsVersions)
    .where(and(eq(settingsVersions.section, section), eq(settingsVersions.version, version)));
  return row;
}

/** Returns an order of versions that begins with the one in force at a moment; before the first version, with that one. */
function inForceFirst(at: string) {
  const isLater = sql`${settingsVersions.publishedAt} > ${at}::timestamptz`;
  const { version } = settingsVersions;
  return [isLater, sql`case when ${isLater} then -${version} else ${version} end desc`];
}

/** Returns the value of each section that was in force at a moment; before the first version, that one. */
export async function readPublishedAt(db: DbOrTx, at: string) {
  return db
    .selectDistinctOn([settingsVersions.section], {
      section: settingsVersions.section,
      value: settingsVersions.value,
    })
    .from(settingsVersions)
    .orderBy(settingsVersions.section, ...inForceFirst(at));
}

/** Returns the value of a section that was in force at a moment; before its first version, that one; undefined without any. */
export async function readSectionAt(db: DbOrTx, section: Section, at: string) {
  const [row] = await db
    .select({ value: settingsVersions.value })
    .from(settingsVersions)
    .where(eq(settingsVersions.section, section))
    .orderBy(...inForceFirst(at))
    .limit(1);
  return row?.value;
}

/** Returns the draft of a section; undefined without one. */
export async function findDraft(db: DbOrTx, section: Section) {
  const [row] = await db
    .select({
      value: settingsDrafts.value,
      saved_by: users.name,
      savedBy: settingsDrafts.savedBy,
      updated_at: settingsDrafts.updatedAt,
    })
    .from(settingsDrafts)
    .innerJoin(users, eq(users.id, settingsDrafts.savedBy))
    .where(eq(settingsDrafts.section, section));
  return row;
}

/** Makes changes of a section wait for each other until the transaction ends. */
export async function lockSection(tx: Tx, section: Section): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`settings ${section}`}))`);
}

/** Stores the draft of a section in place of the one before. */
export async function writeDraft(tx: Tx, section: Section, value: StoredValue, savedBy: string) {
  const updatedAt = sql`clock_timestamp()`;
  await tx
    .insert(settingsDrafts)
    .values({ section, value, savedBy, updatedAt })
    .onConflictDoUpdate({ target: settingsDrafts.section, set: { value, savedBy, updatedAt } });
}

export async function deleteDraft(tx: Tx, section: Section): Promise<void> {
  await tx.delete(settingsDrafts).where(eq(settingsDrafts.section, section));
}

interface NewVersion {
  section: Section;
  version: number;
  value: StoredValue;
  note: string;
  publishedBy: string;
}

/** Publishes a version; the one before it stays. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<void> {
  await tx.insert(settingsVersions).values({ ...version, publishedAt: sql`clock_timestamp()` });
}
