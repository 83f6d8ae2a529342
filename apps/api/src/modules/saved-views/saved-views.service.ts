import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import { mayChangeView, maySeeView } from '@aabha/contracts/saved-views/saved-views.rules';
import type {
  ArrangeSavedViewsInput,
  CreateSavedViewInput,
  SavedView,
  UpdateSavedViewInput,
} from '@aabha/contracts/saved-views/saved-views.schema';
import { VIEWS_MAX, type ViewList } from '@aabha/contracts/saved-views/saved-views.values';
import type { Tx } from '@aabha/db/client';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import { assertMayOpen } from './view-lists.service';
import {
  changeView,
  countViewsOf,
  deleteView,
  findPlaces,
  insertView,
  lockView,
  lockViewsOf,
  selectViews,
  upsertPlaces,
  type ViewRow,
} from './saved-views.queries';

const ownedBy = ({ owner, shared }: ViewRow) => ({ ownerId: owner._id, shared });

function toWire({ list: _list, ...view }: ViewRow, { user }: Pick<SignedInContext, 'user'>): SavedView {
  return { ...view, may_change: mayChangeView(ownedBy({ list: _list, ...view }), user) };
}

/** What the audit log has of a shared view. */
const auditedOf = ({ list, name, filter, sort, columns, shared }: ViewRow) => ({
  ...{ name, list, filter, sort, columns, shared },
});

/** Records a change of a view that others have, or had. */
async function auditShared(
  tx: Tx,
  ctx: SignedInContext,
  action: 'create' | 'update' | 'remove',
  { before, after }: { before: ViewRow | undefined; after: ViewRow | undefined },
): Promise<void> {
  if (!before?.shared && !after?.shared) return;
  const values =
    before && after
      ? changedFields(auditedOf(before), auditedOf(after))
      : { before: before ? auditedOf(before) : null, after: after ? auditedOf(after) : null };
  if (!values) return;
  await writeAudit(tx, ctx.user.id, {
    ...{ action: `saved-view.${action}`, entity: 'saved-view', entityId: (after ?? before)?._id ?? '' },
    ...values,
  });
}

const refusal = (error: unknown) =>
  violatedConstraint(error) === 'saved_views_name_key'
    ? new AppError('SAVED_VIEW_NAME', undefined, { name: 'You have a view with this name already.' })
    : error;

/** Returns the views of a list that the caller has, with their order and default (docs/spec/saved-views.md). */
export async function listSavedViews(ctx: SignedInContext, { list }: { list: ViewList }) {
  assertMayOpen(ctx, list);
  const [rows, places] = await Promise.all([
    selectViews(ctx.db, list, ctx.user.id),
    findPlaces(ctx.db, list, ctx.user.id),
  ]);
  return { viewList: rows.map((row) => toWire(row, ctx)), ...places };
}

async function storedView(tx: Tx, id: string): Promise<ViewRow> {
  const row = await lockView(tx, id);
  if (!row) throw appError('SAVED_VIEW_NOT_FOUND');
  return row;
}

/** Saves the present filters of a list under a name. */
export async function createSavedView(
  ctx: SignedInContext,
  { list, shared, ...values }: CreateSavedViewInput,
) {
  assertMayOpen(ctx, list);
  const view = await inTx(ctx.db, async (tx) => {
    await lockViewsOf(tx, ctx.user.id);
    if ((await countViewsOf(tx, list, ctx.user.id)) >= VIEWS_MAX)
      throw appError('SAVED_VIEW_LIMIT', { most: VIEWS_MAX });
    const created = await insertView(tx, { ...values, list, isShared: shared, ownerId: ctx.user.id });
    const after = await storedView(tx, created);
    await auditShared(tx, ctx, 'create', { before: undefined, after });
    return after;
  }).catch((error: unknown) => {
    throw refusal(error);
  });
  return { view: toWire(view, ctx) };
}

/** Returns a view that the caller may change, locked. Another person's own view does not exist for them. */
async function changeableView(tx: Tx, ctx: SignedInContext, id: string): Promise<ViewRow> {
  const present = await storedView(tx, id);
  if (!maySeeView(ownedBy(present), ctx.user.id)) throw appError('SAVED_VIEW_NOT_FOUND');
  assertMayOpen(ctx, present.list as ViewList);
  if (!mayChangeView(ownedBy(present), ctx.user)) throw appError('SAVED_VIEW_NOT_YOURS');
  return present;
}

/** Changes a view; fields that are left out stay. */
export async function updateSavedView(
  ctx: SignedInContext,
  { id, updated_at, shared, ...values }: UpdateSavedViewInput,
) {
  const view = await inTx(ctx.db, async (tx) => {
    const before = await changeableView(tx, ctx, id);
    assertAllowed(checkUnchanged(toWire(before, ctx), updated_at));
    await changeView(tx, id, { ...values, ...(shared === undefined ? {} : { isShared: shared }) });
    const after = await storedView(tx, id);
    await auditShared(tx, ctx, 'update', { before, after });
    return after;
  }).catch((error: unknown) => {
    throw refusal(error);
  });
  return { view: toWire(view, ctx) };
}

/** Deletes a view. Where it was the default of somebody, the list opens without one. */
export async function removeSavedView(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    const before = await changeableView(tx, ctx, id);
    await deleteView(tx, id);
    await auditShared(tx, ctx, 'remove', { before, after: undefined });
  });
  return { message: 'The view is deleted.' };
}

/** Stores in which order the caller has the views of a list, and which of them opens with it. */
export async function arrangeSavedViews(
  ctx: SignedInContext,
  { list, order, default_view: defaultView }: ArrangeSavedViewsInput,
) {
  assertMayOpen(ctx, list);
  await upsertPlaces(ctx.db, { staffId: ctx.user.id, list, order: [...new Set(order)], defaultView });
  return { message: 'The views are arranged.' };
}
