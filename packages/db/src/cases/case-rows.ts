import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CaseKind } from '@aabha/contracts/cases/cases.values';
import type { DbOrTx } from '../client';

/** The rows of one table that are cases in one state, as the inbox orders them: by when they are due, then the newest. */
export interface CaseRows {
  kind: CaseKind;
  table: PgTable;
  id: AnyPgColumn;
  /** By when the shop has to act; `infinity` where it has not to. */
  due: SQLWrapper;
  where: SQL | undefined;
}

/** Who looks at the inbox, and when. */
export interface CaseViewer {
  db: DbOrTx;
  userId: string;
  now: Date;
}
