import type { Language } from '@aabha/contracts/language/language';
import { formatPaise } from '@aabha/contracts/money/money-format';
import { timesPaise } from '@aabha/contracts/money/money';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { textsOf } from '@aabha/messages/texts-of';
import type { AppDeps } from '../../context/deps';
import { creditNoteAttachments } from '../credit-notes/credit-notes.service';
import { wholesaleInvoiceAttachments } from '../invoices/invoices.service';
import { wholesaleOrderForMail } from './wholesale.orders.service';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text, type Block } from '../../mails/compose-mail';
import { mailLanguage } from '../../mails/mail-language';

const TEXTS = textsOf('mailWholesale');
const COMMON = textsOf('mailCommon');

type MailedOrder = NonNullable<Awaited<ReturnType<typeof wholesaleOrderForMail>>>;

/** Returns the lines of a wholesale order, then its total. */
export function wholesaleRows(
  { products, total_price }: Pick<MailedOrder, 'products' | 'total_price'>,
  language: Language = 'en',
): Block {
  const lines = products.map(({ product_id, quantity, price }): [string, string] => [
    TEXTS[language].lineAt(`${quantity} × ${product_id.name}`, formatPaise(price)),
    formatPaise(timesPaise(price, quantity)),
  ]);
  return rows(...lines, [COMMON[language].total, formatPaise(total_price)]);
}

/** Returns the buyer and addresses as typed, for the shop only. */
function buyerRows(order: MailedOrder): Block {
  const { shipping_address: to, billing_address: bill } = order;
  const company = order.companyName ? [['Company', order.companyName] as const] : [];
  const gstin = order.gstNumber ? [['GSTIN', order.gstNumber] as const] : [];
  return rows(
    ['Order', shortId(order._id, 6)],
    ...company,
    ...gstin,
    [
      'Deliver to',
      [to.firstName, to.lastName, to.fullAddress, to.apartment, to.city, to.state, to.country, to.zipCode]
        .filter(Boolean)
        .join(', '),
    ],
    [
      'Bill to',
      [
        bill.billingFirstName,
        bill.billingLastName,
        bill.billingFullAddress,
        bill.billingApartment,
        bill.billingCity,
        bill.billingState,
        bill.billingCountry,
        bill.billingZipCode,
      ]
        .filter(Boolean)
        .join(', '),
    ],
    ['Contact', formatPhone(order.contact)],
  );
}

interface BuyerMail {
  subject: string;
  intro: string;
  closing?: readonly string[];
}

/**
 * Mails the buyer the items and amounts, in the language of the account or else of the pages where the order was placed.
 * Names, company and addresses are left out: the e-mail address is unverified, and the shop must not deliver a stranger's
 * text.
 */
async function mailBuyer(
  deps: AppDeps,
  { orderId, messageId }: { orderId: string; messageId: string },
  compose: (texts: (typeof TEXTS)[Language], order: MailedOrder) => BuyerMail,
  attachmentsIn: (language: Language) => Promise<Mail['attachments']> = async () => [],
): Promise<void> {
  const order = await wholesaleOrderForMail(deps.db, orderId);
  if (!order) return;
  const language = await mailLanguage(deps, order);
  const [texts, common] = [TEXTS[language], COMMON[language]];
  const { subject, intro, closing = [] } = compose(texts, order);
  await deps.ports.mail.send({
    ...composeMail(deps, {
      messageId,
      to: order.email,
      language,
      subject,
      greeting: common.hello,
      blocks: [
        text(intro),
        wholesaleRows(order, language),
        rows([common.order, shortId(order._id, 6)], [texts.pinCode, order.shipping_address.zipCode]),
        ...closing.map(text),
      ],
    }),
    attachments: await attachmentsIn(language),
  });
}

/** Mails the buyer the confirmation of a wholesale order with the next steps (docs/spec/mails.md#kinds). */
export function mailWholesalePlaced(
  deps: AppDeps,
  { orderId }: { orderId: string },
  effectId: string,
): Promise<void> {
  const { brand } = deps.settings.current;
  return mailBuyer(deps, { orderId, messageId: effectId }, (texts, order) => ({
    subject: texts.placedSubject(shortId(order._id, 6)),
    intro: texts.placed,
    closing: [texts.weWillCall(brand.phone, brand.hours), texts.ifNotYou],
  }));
}

/** Mails the shop a wholesale order (docs/spec/wholesale.md#placing-an-order). */
export async function mailWholesaleForStaff(
  deps: AppDeps,
  { orderId }: { orderId: string },
  effectId: string,
): Promise<void> {
  const order = await wholesaleOrderForMail(deps.db, orderId);
  if (!order) return;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: deps.settings.current.brand.ordersEmail,
      subject: `New wholesale order ${shortId(order._id, 6)}: ${formatPaise(order.total_price)}`,
      greeting: 'Hello,',
      blocks: [
        text(`New wholesale order from ${order.email}.`),
        wholesaleRows(order),
        buyerRows(order),
        button(
          'See wholesale orders',
          new URL('/admin-dashboard/wholesale-bulk-orders', deps.config.ADMIN_URL).toString(),
        ),
      ],
    }),
  );
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
  const compose: Parameters<typeof mailBuyer>[2] = (texts, order) => ({
    subject: texts.invoiceSubject(order.invoiceNumber ?? '', shortId(order._id, 6)),
    intro: texts.paid,
  });
  await mailBuyer(deps, { orderId, messageId: effectId }, compose, (language) =>
    wholesaleInvoiceAttachments(deps, orderId, language),
  );
}

/** Mails the buyer a credit note of a wholesale invoice as a PDF (docs/spec/wholesale.md#credit-notes). */
export async function mailWholesaleCreditNote(
  deps: AppDeps,
  { orderId, creditNoteId }: { orderId: string; creditNoteId: string },
  effectId: string,
): Promise<void> {
  await mailBuyer(
    deps,
    { orderId, messageId: effectId },
    (texts, order) => ({
      subject: texts.creditNoteSubject(shortId(order._id, 6)),
      intro: texts.credited,
    }),
    (language) => creditNoteAttachments(deps, { id: creditNoteId }, language),
  );
}
