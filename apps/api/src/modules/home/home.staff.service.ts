import { isDeepStrictEqual } from 'node:util';
import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import type {
  EditedHomeSection,
  HomeArrangement,
  HomeVersionInput,
  SaveHomeDraftInput,
} from '@aabha/contracts/home/home.staff.schema';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import { PREVIEW_HOURS } from '@aabha/contracts/settings/limits';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { previewToken } from '../../core/preview-token';
import { writeAudit } from '../audit/audit.service';
import { arrangementChange, normalized, sectionsOf, toRow } from './home-sections';
import {
  deleteSections,
  insertDraft,
  lockHomePage,
  publishDraft,
  selectChosen,
  selectHomePage,
  selectSections,
  updateHomePage,
} from './home.queries';
import { PREVIEWED } from './home.service';

const HOUR_MS = 3_600_000;

const auditOf = (act: string) => ({ action: `home.${act}`, entity: 'home', entityId: 'home' });

async function readArrangement(db: DbOrTx): Promise<HomeArrangement> {
  const page = await selectHomePage(db);
  const published = sectionsOf(await selectSections(db, false));
  const rows = await selectSections(db, true);
  const draft = rows.length > 0 ? sectionsOf(rows) : null;
  const ids = [...published, ...(draft ?? [])].flatMap(({ products }) => products);
  const televisions = await selectChosen(db, [...new Set(ids)]);
  return {
    ...page,
    ...{ published, draft },
    televisions: televisions.map(({ _id, name, isListed }) => ({ _id, name, isListed })),
  };
}

/** Returns the published arrangement of the home page and the draft (docs/spec/home-page.md#screen). */
export async function getArrangement(ctx: SignedInContext) {
  return { home: await readArrangement(ctx.db) };
}

/** Runs a change of the arrangement, alone, on the state that the caller has seen (409 with the present one). */
function change(
  ctx: SignedInContext,
  basedOn: string | undefined,
  run: (tx: Tx, present: HomeArrangement) => Promise<void>,
) {
  return inTx(ctx.db, async (tx) => {
    await lockHomePage(tx);
    const present = await readArrangement(tx);
    assertAllowed(checkUnchanged(present, basedOn));
    await run(tx, present);
    return { home: await readArrangement(tx) };
  });
}

/** Refuses televisions that do not exist. One that is off the list for now may be chosen: it is shown once it is on it. */
async function assertProducts(tx: Tx, sections: readonly EditedHomeSection[]): Promise<void> {
  const ids = new Set(sections.flatMap(({ products }) => products));
  const known = (await selectChosen(tx, [...ids])).filter(({ isRemoved }) => !isRemoved);
  if (known.length < ids.size) throw appError('HOME_PRODUCT_UNKNOWN');
}

/** Stores the draft; one that equals what is published is none. */
export function saveHomeDraft(ctx: SignedInContext, { sections, updated_at }: SaveHomeDraftInput) {
  return change(ctx, updated_at, async (tx, { published, draft }) => {
    const wanted = sections.map(normalized);
    const changes = arrangementChange(draft ?? published, wanted);
    if (!changes) return;
    await assertProducts(tx, wanted);
    await deleteSections(tx, true);
    const isDraft = !isDeepStrictEqual(wanted, published);
    if (isDraft) await insertDraft(tx, wanted.map(toRow));
    await updateHomePage(tx, { savedBy: isDraft ? ctx.user.id : null });
    await writeAudit(tx, ctx.user.id, { ...auditOf('draft'), ...changes });
  });
}

/** Removes the draft, if there is one. */
export function discardHomeDraft(ctx: SignedInContext, { updated_at }: HomeVersionInput) {
  return change(ctx, updated_at, async (tx, { draft, published }) => {
    if (!draft) return;
    await deleteSections(tx, true);
    await updateHomePage(tx, { savedBy: null });
    const changes = arrangementChange(draft, published);
    await writeAudit(tx, ctx.user.id, {
      ...auditOf('discard'),
      before: changes?.before ?? null,
      after: null,
    });
  });
}

/** Makes the draft what shoppers see. */
export function publishHome(ctx: SignedInContext, { updated_at }: HomeVersionInput) {
  return change(ctx, updated_at, async (tx, { draft, published }) => {
    if (!draft) throw appError('HOME_NO_DRAFT');
    await publishDraft(tx);
    const publishedAt = ctx.now().toISOString();
    await updateHomePage(tx, { publishedAt, publishedBy: ctx.user.id, savedBy: null });
    const changes = arrangementChange(published, draft) ?? { before: null, after: null };
    await writeAudit(tx, ctx.user.id, { ...auditOf('publish'), ...changes });
  });
}

/** Returns the link of the home page as it would be, for whoever has it (docs/spec/home-page.md#preview). */
export async function homePreviewLink(ctx: SignedInContext) {
  const expires_at = new Date(ctx.now().getTime() + PREVIEW_HOURS * HOUR_MS);
  await inTx(ctx.db, (tx) =>
    writeAudit(tx, ctx.user.id, {
      ...{ ...auditOf('preview-link'), before: null },
      after: { expires_at: expires_at.toISOString() },
    }),
  );
  const url = new URL('/', ctx.config.STORE_URL);
  url.searchParams.set('preview', previewToken(ctx.config, 'home', PREVIEWED, expires_at));
  return { url: url.toString(), expires_at: expires_at.toISOString() };
}
