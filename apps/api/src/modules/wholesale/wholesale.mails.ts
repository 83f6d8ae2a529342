import type { Language } from '@aabha/contracts/language/language';
import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import {
  wholesaleCreditNoteMail,
  wholesaleForStaffMail,
  wholesaleInvoiceMail,
  wholesalePlacedMail,
} from '../../mails/templates/wholesale-mails';
import type { Mail } from '../../ports/mail/mail';
import { creditNoteAttachments } from '../credit-notes/credit-notes.service';
import { wholesaleInvoiceAttachments } from '../invoices/invoices.service';
import { wholesaleOrderForMail } from './wholesale.orders.service';

/**
 * Mails the buyer what a template writes, in the language of the account or else of the pages where the order was placed.
 */
async function mailBuyer(
  deps: AppDeps,
  { orderId, messageId }: { orderId: string; messageId: string },
  template: typeof wholesalePlacedMail,
  attachmentsIn: (language: Language) => Promise<Mail['attachments']> = async () => [],
): Promise<void> {
  const order = await wholesaleOrderForMail(deps.db, orderId);
  if (!order) return;
  const language = await mailLanguage(deps, order);
  await deps.ports.mail.send({
    ...template(deps, { messageId, to: order.email, language }, order),
    attachments: await attachmentsIn(language),
  });
}

/** Mails the buyer the confirmation of a wholesale order with the next steps (docs/spec/mails.md#kinds). */
export function mailWholesalePlaced(
  deps: AppDeps,
  { orderId }: { orderId: string },
  effectId: string,
): Promise<void> {
  return mailBuyer(deps, { orderId, messageId: effectId }, wholesalePlacedMail);
}

/** Mails the shop a wholesale order (docs/spec/wholesale.md#placing-an-order). */
export async function mailWholesaleForStaff(
  deps: AppDeps,
  { orderId }: { orderId: string },
  effectId: string,
): Promise<void> {
  const order = await wholesaleOrderForMail(deps.db, orderId);
  if (!order) return;
  const { ordersEmail } = deps.settings.current.brand;
  await deps.ports.mail.send(wholesaleForStaffMail(deps, { messageId: effectId, to: ordersEmail }, order));
}

/**
 * Mails the buyer the invoice of a paid wholesale order as a PDF
 * (docs/spec/invoices-and-tax.md#wholesale-invoices).
 */
export async function mailWholesaleInvoice(
  deps: AppDeps,
  { orderId }: { orderId: string },
  effectId: string,
): Promise<void> {
  await mailBuyer(deps, { orderId, messageId: effectId }, wholesaleInvoiceMail, (language) =>
    wholesaleInvoiceAttachments(deps, orderId, language),
  );
}

/** Mails the buyer a credit note of a wholesale invoice as a PDF (docs/spec/wholesale.md#credit-notes). */
export async function mailWholesaleCreditNote(
  deps: AppDeps,
  { orderId, creditNoteId }: { orderId: string; creditNoteId: string },
  effectId: string,
): Promise<void> {
  await mailBuyer(deps, { orderId, messageId: effectId }, wholesaleCreditNoteMail, (language) =>
    creditNoteAttachments(deps, { id: creditNoteId }, language),
  );
}
