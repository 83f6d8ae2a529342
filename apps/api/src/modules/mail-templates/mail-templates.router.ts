import {
  ListMailTemplatesInput,
  ListMailTemplatesOutput,
  MailTemplateInput,
  MailTemplateOutput,
} from '@aabha/contracts/mails/mail-templates.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { ONCE_A_KEY, post } from '../../trpc/procedure-meta';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { listMailTemplates, previewMail, sendTestMail } from './mail-templates.service';

export const mailTemplatesRouter = router({
  list: superAdminProcedure
    .meta(post('/mail-template/list', 'The kinds of mails that the shop sends'))
    .input(ListMailTemplatesInput)
    .output(ListMailTemplatesOutput)
    .query(({ ctx, input }) => listMailTemplates(ctx, input)),
  preview: superAdminProcedure
    .meta(post('/mail-template/{kind}/preview', 'A mail as it is rendered, from example data'))
    .input(MailTemplateInput)
    .output(MailTemplateOutput)
    .query(({ ctx, input }) => previewMail(ctx, input)),
  sendTest: superAdminProcedure
    .meta(post('/mail-template/{kind}/test', 'Send a mail with example data to yourself', ONCE_A_KEY))
    .input(MailTemplateInput)
    .output(Done)
    .mutation(({ ctx, input }) => sendTestMail(ctx, input)),
});
