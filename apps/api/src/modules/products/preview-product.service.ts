import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkPreview } from '@aabha/contracts/products/publication.rules';
import { PREVIEW_HOURS } from '@aabha/contracts/settings/limits';
import { inTx } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import { previewedId, previewToken } from '../../core/preview-token';
import { writeAudit } from '../audit/audit.service';
import { withPictures } from './products.service';
import { findPreviewed } from './publication.queries';

const HOUR_MS = 3_600_000;

/** Returns the link of a television's page as it would be, for whoever has it (docs/spec/products.md#preview). The audit log has it. */
export async function previewLink(ctx: SignedInContext, { id }: { id: string }) {
  const row = await findPreviewed(ctx.db, id);
  if (!row) throw appError('PRODUCT_NOT_FOUND');
  assertAllowed(checkPreview(row));
  const endsAt = new Date(ctx.now().getTime() + PREVIEW_HOURS * HOUR_MS);
  await inTx(ctx.db, (tx) =>
    writeAudit(tx, ctx.user.id, {
      ...{ action: 'product.preview-link', entity: 'product', entityId: id, before: null },
      after: { expires_at: endsAt.toISOString() },
    }),
  );
  const url = new URL(`/television/${id}`, ctx.config.STORE_URL);
  url.searchParams.set('preview', previewToken(ctx.config, 'product', id, endsAt));
  return { url: url.toString(), expires_at: endsAt.toISOString() };
}

/** Returns a television, listed or not, to whoever has the link of its preview. */
export async function previewProduct(ctx: RequestContext, { token }: { token: string }) {
  const id = previewedId(ctx.config, 'product', token, ctx.now());
  const row = id === undefined ? undefined : await findPreviewed(ctx.db, id);
  if (!row) throw appError('PREVIEW_LINK_OVER');
  assertAllowed(checkPreview(row));
  const [product] = await withPictures(ctx.db, [row]);
  if (!product) throw appError('PREVIEW_LINK_OVER');
  return { product };
}
