import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CaseFilters } from '@aabha/contracts/cases/cases.schema';
import type { CaseState } from '@aabha/contracts/cases/cases.values';
import type { DbOrTx } from '../client';
import type { CaseRows, CaseViewer } from './case-rows';
import { isAssigned } from './is-assigned';
import { NO_DUE } from './no-due';

/** Where one kind of case is stored, and what the inbox asks of its table. */
interface CaseSource extends Pick<CaseRows, 'kind' | 'table' | 'id'> {
  assignedTo: AnyPgColumn;
  /** By when the shop has to act on an open case; `infinity` where it has not to. */
  due: SQL;
  /** The conditions of the states. */
  inState: Readonly<Record<CaseState, SQL | undefined>>;
  matchesText: (search: string, db: DbOrTx) => SQL | undefined;
}

/** Returns the function that gives a source's cases of the inbox under filters, by the states that are asked for. */
export function caseRowsOf({ kind, table, id, assignedTo, due, inState, matchesText }: CaseSource) {
  return (filters: CaseFilters, viewer: CaseViewer, states: readonly CaseState[]): CaseRows[] => {
    const search = filters.search?.trim();
    const where = and(
      isAssigned(assignedTo, filters.assigned, viewer.userId),
      filters.overdue ? sql`${due} < ${viewer.now.toISOString()}::timestamptz` : undefined,
      search ? matchesText(search, viewer.db) : undefined,
    );
    return states.map((state) => ({
      ...{ kind, table, id },
      due: state === 'closed' ? NO_DUE : due,
      where: and(inState[state], where),
    }));
  };
}
