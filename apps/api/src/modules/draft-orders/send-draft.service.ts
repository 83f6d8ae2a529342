import { draftOrderState, isNewOffer, payLinkEnd } from '@aabha/contracts/draft-orders/draft-orders.rules';
import type { SendDraftOrderInput } from '@aabha/contracts/draft-orders/draft-orders.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { ZERO } from '@aabha/contracts/money/money';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import { storeUrl } from '../../mails/mail-language';
import { mailLanguage } from '../../mails/mail-language';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { requireSelling } from '../settings/require-selling.service';
import { lockForAct, readDraft } from './draft-orders.service';
import {
  findDraftLines,
  isOpenCustomer,
  replaceLines,
  updateDraft,
  type DraftRow,
} from './draft-orders.queries';
import { payLinkHash, payLinkToken } from './pay-link-token';
import { priceDraft, requireSendable } from './price-draft.service';

const entryOf = (entityId: string) => ({ entity: 'draft-order', entityId });

/** Stores the offer of a locked draft order: the prices of now, until the end of its link. Returns its revision. */
async function makeOffer(
  ctx: SignedInContext,
  tx: Tx,
  draft: DraftRow,
  amountPaise: number,
): Promise<number> {
  const items = await findDraftLines(tx, draft.id);
  const composed = { ...draft, items };
  const priced = await priceDraft(ctx, tx, composed);
  await requireSendable(ctx, tx, composed, priced);
  const { totals, couponPercent, lines } = priced;
  if (totals.payablePaise !== amountPaise) throw appError('DRAFT_ORDER_PRICES');
  const revision = draft.revision + 1;
  const { totalPaise: _exact, payablePaise, ...parts } = totals;
  await updateDraft(tx, draft.id, {
    ...parts,
    ...{ amountPaise: payablePaise, couponPercent, revision, status: 'sent', sentBy: ctx.user.id },
    tokenHash: payLinkHash(payLinkToken(ctx.config, { id: draft.id, revision })),
    sentAt: ctx.now().toISOString(),
    expiresAt: payLinkEnd(ctx.now(), ctx.settings.current.payLinkHours).toISOString(),
  });
  await replaceLines(
    tx,
    draft.id,
    lines.map((line) => ({
      ...{ productId: line.productId, quantity: line.quantity, warrantyMonths: line.warrantyMonths },
      ...{ productName: line.name, hsn: line.hsn, productWarrantyMonths: line.productWarrantyMonths },
      ...{ unitPricePaise: line.unitPricePaise, warrantyPricePaise: line.warrantyPricePaise },
      isDiscounted: couponPercent > 0 ? line.isDiscounted : true,
    })),
  );
  return revision;
}

/**
 * Mails the link of a draft order (docs/spec/draft-orders.md#sending). One that can still be paid keeps its link, prices and
 * end; otherwise the prices are those of now. 409 where `amount` is not its total.
 */
export async function sendDraftOrder(ctx: SignedInContext, { id, amount }: SendDraftOrderInput) {
  requireSelling(ctx);
  return inTx(ctx.db, async (tx) => {
    const draft = await lockForAct(ctx, tx, id, 'send');
    if (!(await isOpenCustomer(tx, draft.userId))) throw appError('DRAFT_ORDER_CUSTOMER');
    const isNew = isNewOffer(draftOrderState(draft, ctx.now()));
    if (!isNew && amount !== draft.amountPaise) throw appError('DRAFT_ORDER_PRICES');
    const revision = isNew ? await makeOffer(ctx, tx, draft, amount) : draft.revision;
    await enqueue(tx, 'mail.pay-link', { draftOrderId: id, revision });
    await writeAudit(tx, ctx.user.id, {
      ...{ action: isNew ? 'draft-order.send' : 'draft-order.send-again', ...entryOf(id) },
      ...{ before: { state: draft.status }, after: { state: 'sent', amount_paise: amount } },
    });
    return readDraft(ctx, tx, id);
  });
}

/** Returns the address of an offer's page in the language of its customer. */
export async function payLinkUrl(
  deps: Pick<RequestContext, 'db' | 'config'>,
  draft: Pick<DraftRow, 'id' | 'revision' | 'userId' | 'email'>,
): Promise<string> {
  const language = await mailLanguage(deps, draft);
  return storeUrl(deps, language, `/pay/${payLinkToken(deps.config, draft)}`).toString();
}

/** Returns the link of a draft order that can be paid, for staff who send it another way. The audit log has it. */
export async function copyPayLink(ctx: SignedInContext, { id }: { id: string }) {
  return inTx(ctx.db, async (tx) => {
    const draft = await lockForAct(ctx, tx, id, 'copy');
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'draft-order.copy-link', ...entryOf(id), before: null },
      after: { state: draft.status },
    });
    return {
      url: await payLinkUrl({ ...ctx, db: ctx.db }, draft),
      amount: draft.amountPaise ?? ZERO,
      expires_at: draft.expiresAt ?? '',
    };
  });
}
