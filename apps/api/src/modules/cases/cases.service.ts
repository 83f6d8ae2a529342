import { CASE_COLUMNS } from '@aabha/contracts/cases/cases.csv';
import { caseKindsOf } from '@aabha/contracts/cases/cases.rules';
import type {
  AssigneesInput,
  Case,
  CaseFilters,
  CaseNeighboursInput,
  ExportCasesInput,
  ListCasesInput,
  WaitingCases,
} from '@aabha/contracts/cases/cases.schema';
import {
  CASE_PERMISSIONS,
  CASE_STATES,
  type CaseKind,
  type CaseState,
} from '@aabha/contracts/cases/cases.values';
import { appError } from '@aabha/contracts/errors/errors';
import type { CaseRows } from '@aabha/db/cases/case-rows';
import type { DbOrTx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { complaintCases } from '../complaints/complaint-cases.service';
import { messageCases } from '../contact/message-cases.service';
import { startExport } from '../exports/exports.service';
import { returnCases } from '../returns/return-cases.service';
import { selectStaffWhoCan } from '../staff-roles/staff-who-can.service';
import { countCases, findCaseIds, findCaseNeighbours, selectCases, type FoundCase } from './cases.queries';

const SOURCES = { complaint: complaintCases, message: messageCases, return: returnCases } as const;
const OPEN: readonly CaseState[] = ['us', 'customer'];

/** Returns the cases of a filter among the kinds that the caller may see, a part for each table and state. */
function rowsOf(ctx: SignedInContext, filters: CaseFilters, states?: readonly CaseState[]): CaseRows[] {
  const viewer = { db: ctx.db, userId: ctx.user.id, now: ctx.now() };
  const wanted = states ?? (filters.state === undefined ? OPEN : [filters.state]);
  return caseKindsOf(ctx.user)
    .filter((kind) => filters.kind === undefined || filters.kind === kind)
    .flatMap((kind) => SOURCES[kind].rows(filters, viewer, wanted));
}

/** Reads cases of these kinds, in the order of their ids. */
async function readCases(db: DbOrTx, kinds: readonly CaseKind[], ids: readonly string[]): Promise<Case[]> {
  const read = await Promise.all(kinds.map((kind) => SOURCES[kind].read(db, ids)));
  const byId = new Map(read.flat().map((found) => [found._id, found]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const sumOf = (counts: ReadonlyMap<CaseKind, number>) => [...counts.values()].reduce((sum, n) => sum + n, 0);

/** Returns a page of the inbox: open cases by their due time unless another state is asked for (docs/spec/cases.md#inbox). */
export async function listCases(ctx: SignedInContext, input: ListCasesInput) {
  const rows = rowsOf(ctx, input.filters);
  const [found, counts] = await Promise.all([selectCases(ctx.db, rows, input), countCases(ctx.db, rows)]);
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const caseList = await readCases(
    ctx.db,
    kinds,
    found.map(({ id }) => id),
  );
  return { caseList, caseCount: sumOf(counts) };
}

/** Exports the cases of the inbox under these filters, in its order. */
export function exportCases(ctx: SignedInContext, { filters }: ExportCasesInput) {
  return startExport(ctx, {
    list: 'cases',
    filters,
    columns: CASE_COLUMNS,
    findIds: (db) => findCaseIds(db, rowsOf(ctx, filters)),
    readRows: (db, ids) => readCases(db, caseKindsOf(ctx.user), ids),
  });
}

/** Returns the staff to whom cases of a kind can be assigned. Throws FORBIDDEN for a kind that the caller may not see. */
export async function listAssignees(ctx: SignedInContext, { kind }: AssigneesInput) {
  if (!caseKindsOf(ctx.user).includes(kind)) throw appError('FORBIDDEN');
  return { staff: await selectStaffWhoCan(ctx.db, CASE_PERMISSIONS[kind]) };
}

const shown = (found: FoundCase | undefined) => (found ? { kind: found.kind, _id: found.id } : null);

/** Returns the cases before and after one in the inbox as it is filtered. */
export async function caseNeighbours(ctx: SignedInContext, { kind, id, filters }: CaseNeighboursInput) {
  const { previous, next } = await findCaseNeighbours(ctx.db, id, {
    rows: rowsOf(ctx, filters),
    places: rowsOf(ctx, { kind }, CASE_STATES),
  });
  return { previous: shown(previous), next: shown(next) };
}

/** Returns how many cases of each kind wait for the shop. */
export async function waitingCases(ctx: SignedInContext): Promise<{ waiting: WaitingCases }> {
  const counts = await countCases(ctx.db, rowsOf(ctx, { state: 'us' }));
  const kinds = caseKindsOf(ctx.user);
  const of = (kind: CaseKind) => (kinds.includes(kind) ? (counts.get(kind) ?? 0) : null);
  return { waiting: { complaint: of('complaint'), message: of('message'), return: of('return') } };
}
