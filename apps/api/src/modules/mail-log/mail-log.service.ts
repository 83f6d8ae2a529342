import { appError } from '@aabha/contracts/errors/errors';
import { MAIL_COLUMNS } from '@aabha/contracts/mails/mails.csv';
import type {
  ExportMailsInput,
  ListMailsInput,
  LoggedMail,
  MailDetails,
} from '@aabha/contracts/mails/mails.schema';
import type { SignedInContext } from '../../context/context';
import { shortenEmail } from '../../mails/shorten-email';
import { startExport } from '../exports/exports.service';
import {
  countMails,
  findMail,
  findMailIds,
  selectMails,
  selectMailsOfIds,
  type MailRow,
} from './mail-log.queries';
import { expiryRefusal, stateRefusal } from './resend-refusal.service';

const mailOf = (row: MailRow): LoggedMail => ({
  _id: row.id,
  kind: row.kind,
  state: row.state,
  to: row.to ?? '',
  subject: row.subject ?? '',
  attempts: row.attempts,
  error: row.error ?? '',
  order_id: row.orderId,
  user_id: row.userId,
  resend_of: row.resendOf,
  created_at: row.createdAt,
  sent_at: row.state === 'sent' ? row.sentAt : null,
});

/** Returns a mail as a SubAdmin sees it: whose it is stays hidden. */
const withoutPerson = (mail: LoggedMail): LoggedMail => ({
  ...mail,
  to: shortenEmail(mail.to),
  subject: '',
  error: '',
  user_id: null,
});

/** Returns a page of the mails of the last days (docs/spec/mails.md#log). */
export async function listMails(ctx: SignedInContext, input: ListMailsInput) {
  const [rows, mailCount] = await Promise.all([
    selectMails(ctx.db, input),
    countMails(ctx.db, input.filters),
  ]);
  const all = rows.map(mailOf);
  return { mailList: ctx.user.role === 'SuperAdmin' ? all : all.map(withoutPerson), mailCount };
}

/** Returns a mail as it was sent, without codes and without the parameters of its links. */
export async function getMail(ctx: SignedInContext, { id }: { id: string }): Promise<{ mail: MailDetails }> {
  const row = await findMail(ctx.db, id);
  if (!row) throw appError('MAIL_NOT_FOUND');
  const refusal = (await stateRefusal(ctx.db, row)) ?? (await expiryRefusal(ctx, row));
  return {
    mail: {
      ...mailOf(row),
      html: row.html,
      attachments: row.attachments ?? [],
      refusal: refusal === undefined ? null : appError(refusal).message,
    },
  };
}

/** Exports the mails of the list under these filters, newest first. */
export function exportMails(ctx: SignedInContext, { filters }: ExportMailsInput) {
  return startExport(ctx, {
    list: 'mails',
    filters,
    columns: MAIL_COLUMNS,
    findIds: (db) => findMailIds(db, filters),
    readRows: async (db, ids) => (await selectMailsOfIds(db, ids)).map(mailOf),
  });
}
