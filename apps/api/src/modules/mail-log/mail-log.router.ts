import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  ExportMailsInput,
  ListMailsInput,
  ListMailsOutput,
  MailInput,
  MailOutput,
} from '@aabha/contracts/mails/mails.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { get, ONCE_A_KEY, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { router, staffProcedure, superAdminProcedure } from '../../trpc/procedures';
import { exportMails, getMail, listMails } from './mail-log.service';
import { resendMail } from './resend-mail.service';

export const mailLogRouter = router({
  list: staffProcedure
    .meta(post('/mail/list', 'The mails of the last days, with what became of each'))
    .input(ListMailsInput)
    .output(ListMailsOutput)
    .query(({ ctx, input }) => listMails(ctx, input)),
  get: superAdminProcedure
    .meta(get('/mail/{id}', 'A mail as it was sent, without codes', { shows: 'mail' }))
    .input(MailInput)
    .output(MailOutput)
    .query(({ ctx, input }) => getMail(ctx, input)),
  resend: superAdminProcedure
    .meta(post('/mail/{id}/resend', 'Send a mail again', ONCE_A_KEY))
    .input(MailInput)
    .output(Done)
    .mutation(({ ctx, input }) => resendMail(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/mail/export', 'The mails of a filter as a CSV file', READS_REPORTS))
    .input(ExportMailsInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportMails(ctx, input)),
});
