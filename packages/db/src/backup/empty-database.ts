import type { Sql, TransactionSql } from 'postgres';
import { becomeOwner } from '../roles/become-owner';

const KINDS: Readonly<Record<string, string>> = {
  r: 'table',
  p: 'table',
  f: 'foreign table',
  v: 'view',
  m: 'materialized view',
  S: 'sequence',
};

/** Returns the relations of the schema `public` as SQL to drop each, without those of extensions and those that go with a table. */
async function dropsOfRelations(sql: TransactionSql): Promise<string[]> {
  const rows = await sql<{ name: string; kind: string }[]>`
    select c.oid::regclass::text as name, c.relkind as kind from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ${sql(Object.keys(KINDS))} and not c.relispartition
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.objsubid = 0
        and d.deptype in ('e', 'a', 'i'))`;
  return rows.map(({ name, kind }) => `drop ${KINDS[kind]} if exists ${name} cascade`);
}

/** Returns functions and types of the schema `public` as SQL to drop each; those of extensions are left out. */
async function dropsOfRoutines(sql: TransactionSql): Promise<string[]> {
  const rows = await sql<{ drop: string }[]>`
    select 'drop routine if exists ' || p.oid::regprocedure || ' cascade' as drop from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select 'drop type if exists ' || t.oid::regtype || ' cascade' from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`;
  return rows.map(({ drop }) => drop);
}

/** Returns a relation of the schema `public` that no extension brought; undefined where there is none. */
export async function findRelation(sql: Sql): Promise<string | undefined> {
  const [row] = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ${sql(Object.keys(KINDS))}
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname limit 1`;
  return row?.name;
}

/**
 * Drops all tables, functions and types of the schema `public` and the record of migrations, in one transaction: triggers that forbid to
 * delete or truncate rows do not forbid that. Extensions stay, as a superuser may have created them.
 */
export async function emptyDatabase(sql: Sql): Promise<void> {
  const isOwner = await becomeOwner(sql);
  try {
    await sql.begin(async (tx) => {
      await tx`drop schema if exists drizzle cascade`;
      for (const drop of await dropsOfRelations(tx)) await tx.unsafe(drop);
      for (const drop of await dropsOfRoutines(tx)) await tx.unsafe(drop);
    });
  } finally {
    if (isOwner) await sql`reset role`;
  }
}
