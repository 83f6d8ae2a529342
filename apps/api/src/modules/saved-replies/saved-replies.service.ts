import type { CaseKind } from '@aabha/contracts/cases/cases.values';
import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import type {
  ListSavedRepliesInput,
  SavedReply,
  SavedReplyFields,
  UpdateSavedReplyInput,
} from '@aabha/contracts/saved-replies/saved-replies.schema';
import type { Tx } from '@aabha/db/client';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import {
  countSavedReplies,
  deleteSavedReply,
  insertSavedReply,
  lockSavedReply,
  selectSavedReplies,
  updateSavedReplyRow,
  type SavedReplyRow,
} from './saved-replies.queries';

const toWire = (row: SavedReplyRow): SavedReply => ({
  _id: row.id,
  name: row.name,
  kinds: row.kinds as CaseKind[],
  text_en: row.textEn,
  text_hi: row.textHi,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
});

const valuesOf = ({ name, kinds, text_en: textEn, text_hi: textHi }: SavedReplyFields) => ({
  ...{ name, kinds, textEn, textHi },
});

/** Returns a page of the saved replies, by name (docs/spec/cases.md#saved-replies). */
export async function listSavedReplies(ctx: SignedInContext, input: ListSavedRepliesInput) {
  const [rows, savedReplyCount] = await Promise.all([
    selectSavedReplies(ctx.db, input),
    countSavedReplies(ctx.db, input.filters),
  ]);
  return { savedReplyList: rows.map(toWire), savedReplyCount };
}

/** Stores a saved reply. Refuses a name that another one has. */
async function store(ctx: SignedInContext, save: (tx: Tx) => Promise<SavedReplyRow>) {
  const row = await inTx(ctx.db, save).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'saved_replies_name_key') throw error;
    const name = 'There is a saved reply with this name already.';
    throw new AppError('SAVED_REPLY_EXISTS', undefined, { name });
  });
  return { savedReply: toWire(row) };
}

/** Adds a saved reply. */
export function createSavedReply(ctx: SignedInContext, fields: SavedReplyFields) {
  return store(ctx, async (tx) => {
    const created = await insertSavedReply(tx, valuesOf(fields));
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'saved-reply.create', entity: 'saved-reply', entityId: created.id },
      ...{ before: null, after: fields },
    });
    return created;
  });
}

/** Returns a saved reply and locks it. Throws SAVED_REPLY_NOT_FOUND. */
async function locked(tx: Tx, id: string): Promise<SavedReplyRow> {
  const row = await lockSavedReply(tx, id);
  if (!row) throw appError('SAVED_REPLY_NOT_FOUND');
  return row;
}

/** Changes a saved reply. 409 with the present one when it was changed since `updated_at`. */
export function updateSavedReply(ctx: SignedInContext, { id, updated_at, ...fields }: UpdateSavedReplyInput) {
  return store(ctx, async (tx) => {
    const present = await locked(tx, id);
    assertAllowed(checkUnchanged(toWire(present), updated_at));
    const wanted = valuesOf(fields);
    const change = changedFields<SavedReplyRow>(present, wanted);
    if (!change) return present;
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'saved-reply.update', entity: 'saved-reply', entityId: id },
      ...change,
    });
    return updateSavedReplyRow(tx, id, wanted);
  });
}

/** Deletes a saved reply; answers that were written with it stay. */
export async function removeSavedReply(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    const present = await locked(tx, id);
    await deleteSavedReply(tx, id);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'saved-reply.remove', entity: 'saved-reply', entityId: id },
      ...{ before: { name: present.name }, after: null },
    });
  });
  return { message: 'Saved reply deleted.' };
}
