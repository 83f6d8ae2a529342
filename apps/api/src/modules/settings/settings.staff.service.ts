import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import { isLimitRaised, refundLimits } from '@aabha/contracts/refund-requests/refund-limits.rules';
import { demoValues } from '@aabha/contracts/shop-settings/demo-values';
import { SECTIONS, SectionValues, type Section } from '@aabha/contracts/shop-settings/section-values';
import type {
  DiscardDraftInput,
  ListVersionsInput,
  PublishSectionInput,
  RestoreVersionInput,
  SaveDraftInput,
  SettingsSection,
} from '@aabha/contracts/shop-settings/settings.staff.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import { findApprovers } from '../prices/prices.service';
import {
  deleteDraft,
  findDraft,
  findVersion,
  insertVersion,
  lockSection,
  selectVersions,
  writeDraft,
  type StoredValue,
} from './settings.queries';

/** Versions that the screen lists; older ones stay in the database. */
const VERSIONS_SHOWN = 20;
/** The `updated_at` of a section that was never entered. */
const NEVER = new Date(0).toISOString();

async function readSection(db: DbOrTx, section: Section): Promise<SettingsSection> {
  const [[published = null], draft] = await Promise.all([
    selectVersions(db, section, 1),
    findDraft(db, section),
  ]);
  return {
    section,
    published,
    draft: draft ? { value: draft.value, saved_by: draft.saved_by } : null,
    updated_at: draft?.updated_at ?? published?.published_at ?? NEVER,
  };
}

/** Returns all sections with their drafts, and what is missing to take orders (docs/spec/settings.md#screen). */
export async function getSections(ctx: SignedInContext) {
  const sections = await Promise.all(SECTIONS.map((section) => readSection(ctx.db, section)));
  return { sections, missing: [...ctx.settings.missing] };
}

/** Returns the newest versions of a section, newest first. */
export async function listVersions(ctx: SignedInContext, { section }: ListVersionsInput) {
  return { versions: await selectVersions(ctx.db, section, VERSIONS_SHOWN) };
}

/** Returns the values as they are stored. Throws with a message for each wrong field; in production for those of the demo, too. */
function validValue(ctx: SignedInContext, section: Section, value: StoredValue): StoredValue {
  const parsed = SectionValues[section].safeParse(value);
  if (!parsed.success) {
    const messages = parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]);
    throw new AppError('INVALID_INPUT', undefined, Object.fromEntries(messages));
  }
  const demo = ctx.config.NODE_ENV === 'production' ? demoValues(section, parsed.data) : [];
  if (demo.length === 0) return parsed.data;
  const messages = demo.map((field) => [field, 'This is a value of the demo.']);
  throw new AppError('INVALID_INPUT', undefined, Object.fromEntries(messages));
}

/** Runs a change of a section, alone, on the state that the caller has seen (409 with the present one). */
function changeSection(
  ctx: SignedInContext,
  { section, updated_at }: { section: Section; updated_at?: string | undefined },
  change: (tx: Tx, present: SettingsSection) => Promise<void>,
) {
  return inTx(ctx.db, async (tx) => {
    await lockSection(tx, section);
    const present = await readSection(tx, section);
    assertAllowed(checkUnchanged(present, updated_at));
    await change(tx, present);
    return { section: await readSection(tx, section) };
  });
}

const auditOf = (section: Section, act: string) => ({
  action: `setting.${act}`,
  entity: 'setting',
  entityId: section,
});

/** Stores the draft of a section; nobody else sees it (docs/spec/settings.md#drafts). */
export function saveDraft(ctx: SignedInContext, { value, ...target }: SaveDraftInput) {
  const { section } = target;
  return changeSection(ctx, target, async (tx, present) => {
    const valid = validValue(ctx, section, value);
    const change = changedFields<StoredValue>((present.draft ?? present.published)?.value ?? {}, valid);
    await writeDraft(tx, section, valid, ctx.user.id);
    if (change) await writeAudit(tx, ctx.user.id, { ...auditOf(section, 'draft'), ...change });
  });
}

/** Stores a published version as the draft, whose publication makes it the next version. */
export function restoreVersion(ctx: SignedInContext, { version, ...target }: RestoreVersionInput) {
  const { section } = target;
  return changeSection(ctx, target, async (tx, { draft, published }) => {
    const stored = await findVersion(tx, section, version);
    if (!stored) throw appError('SETTINGS_VERSION_NOT_FOUND');
    const valid = validValue(ctx, section, stored.value);
    const change = changedFields<StoredValue>((draft ?? published)?.value ?? {}, valid);
    await writeDraft(tx, section, valid, ctx.user.id);
    if (change) await writeAudit(tx, ctx.user.id, { ...auditOf(section, 'restore'), ...change });
  });
}

/** Removes the draft of a section, if there is one. */
export function discardDraft(ctx: SignedInContext, input: DiscardDraftInput) {
  return changeSection(ctx, input, async (tx, { draft }) => {
    if (!draft) return;
    await deleteDraft(tx, input.section);
    await writeAudit(tx, ctx.user.id, {
      ...auditOf(input.section, 'discard'),
      before: draft.value,
      after: null,
    });
  });
}

/** Returns the refusal of a value that takes a check of a second person away; undefined for any other. */
function refusalAlone(section: Section, before: StoredValue | undefined, after: StoredValue) {
  if (section === 'prices' && before?.largeDropsNeedApproval !== false && !after.largeDropsNeedApproval)
    return 'SETTINGS_NEED_SECOND_PERSON';
  const published = SectionValues.refunds.safeParse(before);
  const wanted = SectionValues.refunds.safeParse(after);
  if (section !== 'refunds' || !published.success || !wanted.success) return undefined;
  return isLimitRaised(refundLimits(published.data), refundLimits(wanted.data))
    ? 'REFUND_LIMIT_NEEDS_SECOND_PERSON'
    : undefined;
}

/**
 * Throws when who drafted it also publishes that price drops need no second person, or that a role refunds more alone, while
 * there is somebody to ask (docs/spec/settings.md#choices).
 */
async function requireSecondPerson(
  ctx: SignedInContext,
  tx: Tx,
  { section, before, after }: { section: Section; before: StoredValue | undefined; after: StoredValue },
): Promise<void> {
  const refusal = refusalAlone(section, before, after);
  if (refusal === undefined) return;
  const draft = await findDraft(tx, section);
  if (draft?.savedBy !== ctx.user.id) return;
  if ((await findApprovers(tx, ctx.user.id)).length > 0) throw appError(refusal);
}

/**
 * Publishes the draft of a section as its next version, which every process uses from then on
 * (docs/spec/settings.md#publication).
 */
export async function publishSection(ctx: SignedInContext, { note, ...target }: PublishSectionInput) {
  const { section } = target;
  const result = await changeSection(ctx, target, async (tx, { draft, published }) => {
    if (!draft) throw appError('SETTINGS_NO_DRAFT');
    const value = validValue(ctx, section, draft.value);
    const change = changedFields<StoredValue>(published?.value ?? {}, value);
    if (!change) throw appError('SETTINGS_UNCHANGED');
    await requireSecondPerson(ctx, tx, { section, before: published?.value, after: value });
    const version = (published?.version ?? 0) + 1;
    await insertVersion(tx, { section, version, value, note, publishedBy: ctx.user.id });
    await deleteDraft(tx, section);
    await writeAudit(tx, ctx.user.id, { ...auditOf(section, 'publish'), ...change });
  });
  await ctx.settings.refresh();
  return result;
}
