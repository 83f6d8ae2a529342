import {
  ContactInput,
  ExportSubscribersInput,
  ListMessagesInput,
  ListMessagesOutput,
  ListSubscribersInput,
  ListSubscribersOutput,
  SubscribeInput,
  UnsubscribeInput,
} from '@aabha/contracts/contact/contact.schema';
import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { publicProcedure, router, staffProcedure, superAdminProcedure } from '../../trpc/procedures';
import { ONCE_A_KEY, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { subscribe, unsubscribe } from './contact.service';
import { listMessages, listSubscribers, sendMessage } from './messages.service';
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
