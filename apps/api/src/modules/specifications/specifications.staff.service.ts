import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import { TERM_COLUMNS } from '@aabha/contracts/specifications/specification-terms.csv';
import type {
  ListTermsInput,
  ListUnknownKeysInput,
  StaffTerm,
  TermFields,
  UpdateTermInput,
} from '@aabha/contracts/specifications/specifications.schema';
import { tidyTerm } from '@aabha/contracts/specifications/tidy-term';
import { ALIASES_MAX, TERMS_MAX } from '@aabha/contracts/specifications/specifications.values';
import type { Tx } from '@aabha/db/client';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import { countUnknownKeys, moveNames, replaceNames, selectUnknownKeys } from './specification-names.queries';
import {
  countTerms,
  deleteTerm,
  findTermIds,
  hindiNameOfGroup,
  insertTerm,
  lockTerm,
  nameGroup,
  selectGroups,
  selectTerm,
  selectTerms,
  selectTermsOfIds,
  touchTerm,
  updateTermRow,
  withAliases,
} from './specification-terms.queries';

const ENTITY = 'specification-term';

/** Returns a page of the dictionary with counts of uses (docs/spec/specifications.md#screens). */
export async function listTerms(ctx: SignedInContext, input: ListTermsInput) {
  const [rows, termCount, groups, unknownCount] = await Promise.all([
    selectTerms(ctx.db, input),
    countTerms(ctx.db, input.filters),
    selectGroups(ctx.db),
    countUnknownKeys(ctx.db, {}),
  ]);
  return { termList: rows.map(withAliases), termCount, groups, unknownCount };
}

/** Returns a page of the names in use that no term has. */
export async function listUnknownKeys(ctx: SignedInContext, input: ListUnknownKeysInput) {
  const [keyList, keyCount] = await Promise.all([
    selectUnknownKeys(ctx.db, input),
    countUnknownKeys(ctx.db, input.filters),
  ]);
  return { keyList, keyCount };
}

/** Exports the terms of a filter. */
export function exportTerms(ctx: SignedInContext, { filters }: Pick<ListTermsInput, 'filters'>) {
  return startExport(ctx, {
    list: 'specification-terms',
    filters,
    columns: TERM_COLUMNS,
    findIds: (db) => findTermIds(db, filters),
    readRows: async (db, ids) => (await selectTermsOfIds(db, ids)).map(withAliases),
  });
}

/** Locks a term and returns it. Throws SPECIFICATION_TERM_NOT_FOUND. */
async function locked(tx: Tx, id: string): Promise<StaffTerm> {
  if (!(await lockTerm(tx, id))) throw appError('SPECIFICATION_TERM_NOT_FOUND');
  return withAliases(await selectTerm(tx, id));
}

/** Runs a change of a term. Refuses a name that another term has, beside the field that was typed. */
async function store(ctx: SignedInContext, field: 'name' | 'key', save: (tx: Tx) => Promise<string>) {
  const term = await inTx(ctx.db, async (tx) => selectTerm(tx, await save(tx))).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'specification_names_pkey') throw error;
    const text = 'Another term has this name, or one of the other names, already.';
    throw new AppError('SPECIFICATION_NAME_TAKEN', undefined, { [field]: text });
  });
  return { term: withAliases(term) };
}

const fieldsOf = ({
  _id,
  used: _used,
  created_at: _made,
  updated_at: _at,
  ...fields
}: StaffTerm): TermFields => fields;

/** Adds a term. Without a Hindi name of its group it takes that of the group. */
export function createTerm(ctx: SignedInContext, typed: TermFields) {
  return store(ctx, 'name', async (tx) => {
    if ((await countTerms(tx, {})) >= TERMS_MAX) throw appError('SPECIFICATION_TERMS_FULL');
    const group_hi = typed.group_hi || (await hindiNameOfGroup(tx, typed.group));
    const fields = tidyTerm({ ...typed, group_hi });
    const id = await insertTerm(tx, fields);
    await replaceNames(tx, id, [fields.name, ...fields.aliases]);
    await nameGroup(tx, fields);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'specification-term.create', entity: ENTITY, entityId: id },
      ...{ before: null, after: fields },
    });
    return id;
  });
}

/** Returns the Hindi name of a term's group: one that moves takes that of its new group, unless another was typed. */
function hindiGroupOf(tx: Tx, typed: TermFields, present: StaffTerm): string | Promise<string> {
  const isMoved = typed.group !== present.group && typed.group_hi === present.group_hi;
  return isMoved ? hindiNameOfGroup(tx, typed.group) : typed.group_hi;
}

/** Changes a term. 409 with the present one when it was changed since `updated_at`. */
export function updateTerm(ctx: SignedInContext, { id, updated_at, ...typed }: UpdateTermInput) {
  return store(ctx, 'name', async (tx) => {
    const present = await locked(tx, id);
    assertAllowed(checkUnchanged(present, updated_at));
    const fields = tidyTerm({ ...typed, group_hi: await hindiGroupOf(tx, typed, present) });
    const change = changedFields<TermFields>(fieldsOf(present), fields);
    if (!change) return id;
    await updateTermRow(tx, id, fields);
    await replaceNames(tx, id, [fields.name, ...fields.aliases]);
    await nameGroup(tx, fields);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'specification-term.update', entity: ENTITY, entityId: id },
      ...change,
    });
    return id;
  });
}

function assertFewNames(aliases: readonly string[]): void {
  if (aliases.length > ALIASES_MAX) throw appError('SPECIFICATION_NAMES_FULL');
}

/** Gives a term a further name: one that televisions have it under. */
export function addAlias(ctx: SignedInContext, { id, key }: { id: string; key: string }) {
  return store(ctx, 'key', async (tx) => {
    const present = await locked(tx, id);
    const aliases = [...present.aliases, key];
    assertFewNames(aliases);
    await replaceNames(tx, id, [present.name, ...aliases]);
    await touchTerm(tx, id);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'specification-term.update', entity: ENTITY, entityId: id },
      ...{ before: { aliases: present.aliases }, after: { aliases } },
    });
    return id;
  });
}

/** Deletes a term. Specifications of televisions stay as they are. */
export async function removeTerm(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    const present = await locked(tx, id);
    await deleteTerm(tx, id);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'specification-term.remove', entity: ENTITY, entityId: id },
      ...{ before: fieldsOf(present), after: null },
    });
  });
  return { message: 'Term deleted.' };
}

/** Merges a term into another one, which then has the names of both. Specifications of televisions stay as they are. */
export function mergeTerm(ctx: SignedInContext, { id, into }: { id: string; into: string }) {
  if (id === into) throw appError('SPECIFICATION_MERGE_SAME');
  return store(ctx, 'name', async (tx) => {
    /* In one order, so that two merges in opposite directions do not wait for each other. */
    const byId = new Map<string, StaffTerm>();
    for (const one of [id, into].toSorted()) byId.set(one, await locked(tx, one));
    const [gone, stays] = [byId.get(id)!, byId.get(into)!];
    const aliases = [...stays.aliases, gone.name, ...gone.aliases];
    assertFewNames(aliases);
    await moveNames(tx, id, into);
    await deleteTerm(tx, id);
    await touchTerm(tx, into);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'specification-term.merge', entity: ENTITY, entityId: into },
      before: { merged: gone.name, aliases: stays.aliases },
      after: { aliases },
    });
    return into;
  });
}
