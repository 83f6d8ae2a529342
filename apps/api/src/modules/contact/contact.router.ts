import {
  ContactInput,
  ExportMessagesInput,
  ExportSubscribersInput,
  ListMessagesInput,
  ListMessagesOutput,
  ListSubscribersInput,
  ListSubscribersOutput,
  SubscribeInput,
  UnsubscribeInput,
} from '@aabha/contracts/contact/contact.schema';
import {
  AnswerMessageInput,
  AssignMessageInput,
  ContactThreadOutput,
  MessageByLinkInput,
  MessageIdInput,
  ReplyToMessageInput,
  SentMessageOutput,
  SetMessageStateInput,
} from '@aabha/contracts/contact/contact-thread.schema';
import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { publicProcedure, router, staffProcedure, superAdminProcedure } from '../../trpc/procedures';
import { get, ONCE_A_KEY, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { subscribe, unsubscribe } from './contact.service';
import { answerMessage, assignMessage, setMessageState } from './contact.staff.service';
import { getMessageByLink, getThread, replyToMessage } from './contact.thread.service';
import { exportMessages, listMessages, listSubscribers, sendMessage } from './messages.service';
import { exportSubscribers } from './subscribers.export.service';

export const contactRouter = router({
  create: publicProcedure
    .meta(post('/admin/contact-us', 'Write to the shop', ONCE_A_KEY))
    .input(ContactInput)
    .output(Done)
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),
  listMessages: staffProcedure
    .input(ListMessagesInput)
    .output(ListMessagesOutput)
    .query(({ ctx, input }) => listMessages(ctx, input)),
  get: staffProcedure
    .meta(get('/message/{id}', 'A message to the shop with its thread', { shows: 'message' }))
    .input(MessageIdInput)
    .output(ContactThreadOutput)
    .query(({ ctx, input }) => getThread(ctx, input)),
  answer: staffProcedure
    .meta(post('/message/{id}/answer', 'Answer the sender, or add a note for staff', ONCE_A_KEY))
    .input(AnswerMessageInput)
    .output(ContactThreadOutput)
    .mutation(({ ctx, input }) => answerMessage(ctx, input)),
  assign: staffProcedure
    .meta(post('/message/{id}/assign', 'Assign a message to a member of staff, or to nobody'))
    .input(AssignMessageInput)
    .output(ContactThreadOutput)
    .mutation(({ ctx, input }) => assignMessage(ctx, input)),
  setState: staffProcedure
    .meta(post('/message/{id}/update', 'Set the state of a message'))
    .input(SetMessageStateInput)
    .output(ContactThreadOutput)
    .mutation(({ ctx, input }) => setMessageState(ctx, input)),
  /* A mutation, so that the key is in no address and thereby in no log. */
  getByLink: publicProcedure
    .meta(post('/message/by-link', 'The message of a link in a mail, with its thread'))
    .input(MessageByLinkInput)
    .output(SentMessageOutput)
    .mutation(({ ctx, input }) => getMessageByLink(ctx, input)),
  replyByLink: publicProcedure
    .meta(post('/message/by-link/reply', 'Write again about the message of a link in a mail', ONCE_A_KEY))
    .input(ReplyToMessageInput)
    .output(SentMessageOutput)
    .mutation(({ ctx, input }) => replyToMessage(ctx, input)),
  exportMessages: superAdminProcedure
    .meta(post('/message/export', 'The messages of a filter as a CSV file', READS_REPORTS))
    .input(ExportMessagesInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportMessages(ctx, input)),
  listSubscribers: superAdminProcedure
    .input(ListSubscribersInput)
    .output(ListSubscribersOutput)
    .query(({ ctx, input }) => listSubscribers(ctx, input)),
  exportSubscribers: superAdminProcedure
    .meta(post('/admin/export-subscribers', 'The subscribers of a filter as a CSV file', READS_REPORTS))
    .input(ExportSubscribersInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportSubscribers(ctx, input)),
  subscribe: publicProcedure
    .meta(post('/otp/user-subscribes', 'Ask for offers by mail'))
    .input(SubscribeInput)
    .output(Done)
    .mutation(({ ctx, input }) => subscribe(ctx, input)),
  unsubscribe: publicProcedure
    .meta(post('/otp/user-unsubscribes', 'Ask for no more offers'))
    .input(UnsubscribeInput)
    .output(Done)
    .mutation(({ ctx, input }) => unsubscribe(ctx, input)),
});
