import {
  AnswerInput,
  AssignInput,
  ComplaintFileOutput,
  ComplaintThreadOutput,
  DownloadByLinkInput,
  DownloadComplaintFileInput,
  GetByLinkInput,
  GetComplaintInput,
  MonthlyComplaintsOutput,
  ReplyByLinkInput,
  ReplyInput,
  SetTelevisionInput,
} from '@aabha/contracts/complaints/complaint-thread.schema';
import {
  ComplaintOutput,
  CreateComplaintInput,
  CreateForOrderInput,
  ExportComplaintsInput,
  ListComplaintsInput,
  ListComplaintsOutput,
  TicketOutput,
  UpdateComplaintInput,
} from '@aabha/contracts/complaints/complaints.schema';
import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import type { CachePolicy } from '../../cache/cache-policy';
import { formInput } from '../../trpc/form-input';
import { WITH_ATTACHMENTS } from '../../trpc/input-limits';
import {
  publicProcedure,
  router,
  superAdminProcedure,
  userOrSuperProcedure,
  userProcedure,
} from '../../trpc/procedures';
import { get, ONCE_A_KEY, post, postForm, READS_REPORTS } from '../../trpc/procedure-meta';
import { monthlyCounts } from './complaints.clocks.service';
import { createComplaint, createComplaintForOrder, listComplaints } from './complaints.service';
import {
  answerComplaint,
  assignComplaint,
  exportComplaints,
  setComplaintTelevision,
  updateComplaint,
} from './complaints.staff.service';
import {
  downloadComplaintFile,
  downloadFileByLink,
  getComplaint,
  getComplaintByLink,
  replyByLink,
  replyToComplaint,
} from './complaints.thread.service';

const COUNTS: CachePolicy = {
  audience: 'visitors',
  topics: ['complaints'],
  stock: 'none',
  downstream: '30s',
};
const ONE_FORM = { ...ONCE_A_KEY, limits: WITH_ATTACHMENTS };

export const complaintsRouter = router({
  list: userOrSuperProcedure
    .meta(post('/complaint/list', "A shopper's own complaints; all of them for a SuperAdmin"))
    .input(ListComplaintsInput)
    .output(ListComplaintsOutput)
    .query(({ ctx, input }) => listComplaints(ctx, input)),
  create: userProcedure
    .meta(postForm('/complaint/new', 'Complain, and get a ticket number', ONE_FORM))
    .input(formInput(CreateComplaintInput))
    .output(ComplaintOutput)
    .mutation(({ ctx, input }) => createComplaint(ctx, input)),
  createForOrder: publicProcedure
    .meta(postForm('/complaint/new-for-order', 'Complain about an order without signing in', ONE_FORM))
    .input(formInput(CreateForOrderInput))
    .output(TicketOutput)
    .mutation(({ ctx, input }) => createComplaintForOrder(ctx, input)),
  get: userOrSuperProcedure
    .meta(get('/complaint/{id}', 'One complaint with its thread', { shows: 'complaint' }))
    .input(GetComplaintInput)
    .output(ComplaintThreadOutput)
    .query(({ ctx, input }) => getComplaint(ctx, input)),
  /* A mutation, so that the key is in no address and thereby in no log. */
  getByLink: publicProcedure
    .meta(post('/complaint/by-link', 'The complaint of a link in a mail, with its thread'))
    .input(GetByLinkInput)
    .output(ComplaintThreadOutput)
    .mutation(({ ctx, input }) => getComplaintByLink(ctx, input)),
  reply: userProcedure
    .meta(postForm('/complaint/{id}/reply', 'Write about a complaint; reopens a resolved one', ONE_FORM))
    .input(formInput(ReplyInput))
    .output(ComplaintThreadOutput)
    .mutation(({ ctx, input }) => replyToComplaint(ctx, input)),
  replyByLink: publicProcedure
    .meta(postForm('/complaint/by-link/reply', 'The same for the complaint of a link in a mail', ONE_FORM))
    .input(formInput(ReplyByLinkInput))
    .output(ComplaintThreadOutput)
    .mutation(({ ctx, input }) => replyByLink(ctx, input)),
  downloadFile: userOrSuperProcedure
    .meta(post('/complaint/file/{id}/download', 'A file of a complaint'))
    .input(DownloadComplaintFileInput)
    .output(ComplaintFileOutput)
    .query(({ ctx, input }) => downloadComplaintFile(ctx, input)),
  downloadByLink: publicProcedure
    .meta(post('/complaint/by-link/download', 'A file of the complaint of a link in a mail'))
    .input(DownloadByLinkInput)
    .output(ComplaintFileOutput)
    .mutation(({ ctx, input }) => downloadFileByLink(ctx, input)),
  monthlyCounts: publicProcedure
    .meta(get('/complaint/monthly-counts', 'How many complaints came and were resolved', { cache: COUNTS }))
    .output(MonthlyComplaintsOutput)
    .query(({ ctx }) => monthlyCounts(ctx)),
  update: superAdminProcedure
    .meta(post('/complaint/{id}/update', 'Set the status of a complaint'))
    .input(UpdateComplaintInput)
    .output(ComplaintOutput)
    .mutation(({ ctx, input }) => updateComplaint(ctx, input)),
  answer: superAdminProcedure
    .meta(postForm('/complaint/{id}/answer', 'Answer the shopper, or add a note for staff', ONE_FORM))
    .input(formInput(AnswerInput))
    .output(ComplaintThreadOutput)
    .mutation(({ ctx, input }) => answerComplaint(ctx, input)),
  assign: superAdminProcedure
    .meta(post('/complaint/{id}/assign', 'Assign a complaint to one of the staff, or to nobody'))
    .input(AssignInput)
    .output(ComplaintOutput)
    .mutation(({ ctx, input }) => assignComplaint(ctx, input)),
  setTelevision: superAdminProcedure
    .meta(post('/complaint/{id}/television', 'Set the television that a complaint is about'))
    .input(SetTelevisionInput)
    .output(ComplaintThreadOutput)
    .mutation(({ ctx, input }) => setComplaintTelevision(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/complaint/export', 'The complaints of a filter as a CSV file', READS_REPORTS))
    .input(ExportComplaintsInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportComplaints(ctx, input)),
});
