import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  CreateDraftOrderInput,
  DraftNeighboursInput,
  DraftNeighboursOutput,
  DraftOrderIdInput,
  DraftOrderOutput,
  ExportDraftOrdersInput,
  FindCustomerInput,
  FindCustomerOutput,
  ListDraftOrdersInput,
  ListDraftOrdersOutput,
  PayLinkOutput,
  SendDraftOrderInput,
  UpdateDraftOrderInput,
} from '@aabha/contracts/draft-orders/draft-orders.schema';
import { router, staffProcedure, superAdminProcedure } from '../../trpc/procedures';
import { ONCE_A_KEY, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { findCustomer } from './draft-customer.service';
import { draftNeighbours, exportDraftOrders, listDraftOrders } from './draft-orders.list.service';
import { cancelDraftOrder, createDraftOrder, getDraftOrder, updateDraftOrder } from './draft-orders.service';
import { copyPayLink, sendDraftOrder } from './send-draft.service';

export const draftOrdersRouter = router({
  list: staffProcedure
    .meta(post('/draftOrder/list', 'Orders that staff composed, newest first'))
    .input(ListDraftOrdersInput)
    .output(ListDraftOrdersOutput)
    .query(({ ctx, input }) => listDraftOrders(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/draftOrder/export', 'The draft orders of a filter as a CSV file', READS_REPORTS))
    .input(ExportDraftOrdersInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportDraftOrders(ctx, input)),
  findCustomer: staffProcedure
    .meta(post('/draftOrder/customer', 'The customers with an email or a phone'))
    .input(FindCustomerInput)
    .output(FindCustomerOutput)
    .query(({ ctx, input }) => findCustomer(ctx, input)),
  get: staffProcedure
    .meta(
      post('/draftOrder/{id}', 'A draft order, at the prices of now where it can be sent', {
        shows: 'draft-order',
      }),
    )
    .input(DraftOrderIdInput)
    .output(DraftOrderOutput)
    .query(({ ctx, input }) => getDraftOrder(ctx, input)),
  neighbours: staffProcedure
    .meta(post('/draftOrder/{id}/neighbours', 'The draft orders before and after one in a list'))
    .input(DraftNeighboursInput)
    .output(DraftNeighboursOutput)
    .query(({ ctx, input }) => draftNeighbours(ctx, input)),
  create: staffProcedure
    .meta(post('/draftOrder/new', 'Compose an order for a customer', ONCE_A_KEY))
    .input(CreateDraftOrderInput)
    .output(DraftOrderOutput)
    .mutation(({ ctx, input }) => createDraftOrder(ctx, input)),
  update: staffProcedure
    .meta(
      post('/draftOrder/{id}/update', 'Change a draft order; one that was sent is taken back', ONCE_A_KEY),
    )
    .input(UpdateDraftOrderInput)
    .output(DraftOrderOutput)
    .mutation(({ ctx, input }) => updateDraftOrder(ctx, input)),
  send: staffProcedure
    .meta(post('/draftOrder/{id}/send', 'Mail the link that a draft order is paid by', ONCE_A_KEY))
    .input(SendDraftOrderInput)
    .output(DraftOrderOutput)
    .mutation(({ ctx, input }) => sendDraftOrder(ctx, input)),
  copyLink: staffProcedure
    .meta(post('/draftOrder/{id}/link', 'The link that a draft order is paid by'))
    .input(DraftOrderIdInput)
    .output(PayLinkOutput)
    .mutation(({ ctx, input }) => copyPayLink(ctx, input)),
  cancel: staffProcedure
    .meta(post('/draftOrder/{id}/cancel', 'Cancel a draft order, whose link ends', ONCE_A_KEY))
    .input(DraftOrderIdInput)
    .output(DraftOrderOutput)
    .mutation(({ ctx, input }) => cancelDraftOrder(ctx, input)),
});
