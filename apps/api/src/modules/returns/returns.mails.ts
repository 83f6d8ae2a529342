import { formatRupees } from '@aabha/contracts/money/money-format';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import type { AppDeps } from '../../context/deps';
import { findReturnWithItems } from './returns.service';
import { button, composeMail, rows, text } from '../../mails/compose-mail';

type MailedReturn = NonNullable<Awaited<ReturnType<typeof findReturnWithItems>>>;

const rupees = (paiseAmount: number) => formatRupees(rupeesFromPaise(paiseAmount));

async function send(
  deps: AppDeps,
  request: MailedReturn,
  effectId: string,
  content: { subject: string; texts: readonly string[] },
): Promise<void> {
  const { products, _id } = request.order_id;
  const items = products.map((item): [string, string] => [item.product_id.name, `× ${item.quantity}`]);
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: request.user_id.email,
      subject: content.subject,
      greeting: `Hello ${request.user_id.name},`,
      blocks: [
        ...content.texts.map(text),
        rows(
          ...items,
          ['Order', orderNumber(_id)],
          ['Reason', request.return_reason],
          ['Refund', rupees(request.refund_amount)],
        ),
        button('Track your order', new URL('/myorders', deps.config.STORE_URL).toString()),
      ],
    }),
  );
}

/** Mails that a return was requested (docs/spec/mails.md#kinds). */
export async function mailReturnReceived(
  deps: AppDeps,
  { returnId }: { returnId: string },
  effectId: string,
): Promise<void> {
  const request = await findReturnWithItems(deps.db, returnId);
  if (!request) return;
  await send(deps, request, effectId, {
    subject: `We have received your return request for order ${orderNumber(request.order_id._id)}`,
    texts: [
      'We have received your return request and will review it shortly.',
      'Please keep the product in its box with all its accessories.',
    ],
  });
}

/** A return was approved (docs/spec/mails.md#kinds). */
export async function mailReturnApproved(
  deps: AppDeps,
  { returnId }: { returnId: string },
  effectId: string,
): Promise<void> {
  const request = await findReturnWithItems(deps.db, returnId);
  if (!request) return;
  await send(deps, request, effectId, {
    subject: `Your return of order ${orderNumber(request.order_id._id)} is approved`,
    texts: [
      'Your return is approved. Our courier will call you to arrange the pickup.',
      `Once we receive it, we will refund ${rupees(request.refund_amount)} to the account you paid from.`,
    ],
  });
}
