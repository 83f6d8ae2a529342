import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkPublish } from '@aabha/contracts/products/publication.rules';
import type { PublishProductInput } from '@aabha/contracts/products/publication.schema';
import type { PublicationState } from '@aabha/contracts/products/publication.values';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { setPublication } from './publication.queries';
import { findStaffProduct, lockStaffProducts } from './products.staff.queries';
import { whole } from './products.staff.service';

interface Publication {
  state: PublicationState;
  publish_at: string | null;
}
const publicationOf = ({ state, publish_at }: Publication): Publication => ({ state, publish_at });

/** Stores a publication of a locked television with its audit entry. Returns the television. */
async function write(
  tx: Tx,
  ctx: SignedInContext,
  { id, action, before }: { id: string; action: string; before: Publication },
  values: { isDraft: boolean; publishAt: string | null },
) {
  await setPublication(tx, id, values);
  const product = await whole(tx, await findStaffProduct(tx, id));
  await writeAudit(tx, ctx.user.id, {
    ...{ action, entity: 'product', entityId: id },
    before: publicationOf(before),
    after: publicationOf(product),
  });
  return product;
}

async function lockWhole(tx: Tx, id: string) {
  const [row] = await lockStaffProducts(tx, [id]);
  return whole(tx, row);
}

/**
 * Publishes a draft, now or at an instant (docs/spec/products.md#drafts). Refused with what is missing where it lacks a fact or
 * declaration.
 */
export function publishProduct(ctx: SignedInContext, { id, publish_at: at }: PublishProductInput) {
  return inTx(ctx.db, async (tx) => {
    const before = await lockWhole(tx, id);
    assertAllowed(checkPublish(before, at === undefined ? undefined : { at, nowMs: ctx.now().getTime() }));
    const isLater = at !== undefined;
    const change = { id, action: isLater ? 'product.schedule' : 'product.publish', before };
    const product = await write(tx, ctx, change, { isDraft: isLater, publishAt: at ?? null });
    const message = isLater ? `It will be published on ${formatDateTime(at)}.` : 'Product published.';
    return { product, message };
  });
}

/** Makes a draft of a television, and of a scheduled one a draft without a time. */
export function unpublishProduct(ctx: SignedInContext, { id }: { id: string }) {
  return inTx(ctx.db, async (tx) => {
    const before = await lockWhole(tx, id);
    if (before.state === 'draft') throw appError('PRODUCT_IS_DRAFT');
    const change = { id, action: 'product.unpublish', before };
    const product = await write(tx, ctx, change, { isDraft: true, publishAt: null });
    const message =
      before.state === 'scheduled'
        ? 'It is not scheduled any more.'
        : 'The product is a draft now. Shoppers do not see it.';
    return { product, message };
  });
}
