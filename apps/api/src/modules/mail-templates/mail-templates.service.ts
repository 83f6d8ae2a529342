import type { z } from 'zod';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { MAIL_TEMPLATE_FACTS } from '@aabha/contracts/mails/mail-template-facts';
import { mailTemplateLanguages } from '@aabha/contracts/mails/mail-template.rules';
import type {
  ListMailTemplatesInput,
  MailTemplate,
  MailTemplateInput,
  MailTemplateOutput,
} from '@aabha/contracts/mails/mail-templates.schema';
import { MAIL_KINDS, TEST_MAILS_PER_HOUR, type MailKind } from '@aabha/contracts/mails/mails.values';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { composeExample } from '../../mails/examples/compose-example';
import { findExample } from '../../mails/examples/find-example';
import { MAIL_EXAMPLES } from '../../mails/examples/mail-examples';
import type { MailShop } from '../../mails/mail-shop';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { findStaffAddress } from '../prices/prices.service';

/** A preview is not sent. */
const UNSENT = 'preview';

/** Returns a kind of mail as staff see it; the subject is that of its first example. */
function templateOf(shop: MailShop, kind: MailKind): MailTemplate {
  const { name, to: audience, when } = MAIL_TEMPLATE_FACTS[kind];
  const examples = MAIL_EXAMPLES[kind];
  const [example] = examples;
  const subject =
    example && composeExample(shop, { kind, example, language: 'en', messageId: UNSENT }).subject;
  return {
    ...{ kind, name, audience, when, subject: subject ?? '' },
    languages: [...mailTemplateLanguages(kind)],
    examples: examples.map(({ id, name }) => ({ _id: id, name })),
  };
}

/** Returns a page of the kinds of mails that the shop sends (docs/spec/mail-templates.md#list). */
export function listMailTemplates(ctx: SignedInContext, input: ListMailTemplatesInput) {
  const { audience, search = '' } = input.filters;
  const wanted = search.trim().toLowerCase();
  const found = (Object.keys(MAIL_TEMPLATE_FACTS) as MailKind[])
    .map((kind) => templateOf(ctx, kind))
    .filter((template) => audience === undefined || template.audience === audience)
    .filter(({ name, subject, kind, when }) =>
      [name, subject, kind, when].some((text) => text.toLowerCase().includes(wanted)),
    );
  const from = (input.pageNum - 1) * input.pageSize;
  return { mailTemplateList: found.slice(from, from + input.pageSize), mailTemplateCount: found.length };
}

/** Returns what a call names. Throws MAIL_TEMPLATE_NOT_FOUND, MAIL_EXAMPLE_NOT_FOUND and MAIL_LANGUAGE_NOT_WRITTEN. */
function chosenBy({ kind: name, example: id, language }: MailTemplateInput) {
  const kind = MAIL_KINDS.find((one) => one === name);
  if (kind === undefined) throw appError('MAIL_TEMPLATE_NOT_FOUND');
  const example = findExample(kind, id);
  if (!example) throw appError('MAIL_EXAMPLE_NOT_FOUND');
  if (!mailTemplateLanguages(kind).includes(language)) throw appError('MAIL_LANGUAGE_NOT_WRITTEN');
  return { kind, example, language };
}

/** Returns a mail as it is rendered, from example data (docs/spec/mail-templates.md#preview). */
export function previewMail(
  ctx: SignedInContext,
  input: MailTemplateInput,
): z.input<typeof MailTemplateOutput> {
  const { kind, example, language } = chosenBy(input);
  const mail = composeExample(ctx, { kind, example, language, messageId: UNSENT });
  const { name, address } = ctx.settings.mailFrom;
  return {
    mailTemplate: templateOf(ctx, kind),
    preview: {
      ...{ example: example.id, language },
      from: name ? `${name} <${address}>` : address,
      to: mail.to,
      reply_to: mail.headers?.['Reply-To'] ?? null,
      ...{ subject: mail.subject, html: mail.html, text: mail.text },
      attachments: (example.documents ?? []).map(({ filename }) => filename),
    },
  };
}

/** Counts a test mail of the caller. Throws MAIL_TEST_LIMIT past the limit. */
async function takeTest(ctx: SignedInContext): Promise<void> {
  try {
    await ctx.limits.takeForAccount('test-mail', ctx.user.id);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
    const { retryAfterSeconds } = error.data as { retryAfterSeconds: number };
    throw appError('MAIL_TEST_LIMIT', { most: TEST_MAILS_PER_HOUR, retryAfterSeconds });
  }
}

/** Queues a test mail to the caller's own address (docs/spec/mail-templates.md#test-mails). */
export async function sendTestMail(ctx: SignedInContext, input: MailTemplateInput) {
  const { kind, language, ...chosen } = chosenBy(input);
  const example = chosen.example.id;
  const self = await findStaffAddress(ctx.db, ctx.user.id);
  if (!self) throw appError('FORBIDDEN');
  await takeTest(ctx);
  await inTx(ctx.db, async (tx) => {
    await enqueue(tx, 'mail-template.send-test', { userId: ctx.user.id, kind, example, language });
    await writeAudit(tx, ctx.user.id, {
      action: 'mail-template.send-test',
      entity: 'mail-template',
      entityId: kind,
      before: null,
      after: { example, language },
    });
  });
  return { message: `The test mail is on its way to ${self.email}.` };
}
