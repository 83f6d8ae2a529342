import {
  CreditWholesaleOrderInput,
  PreviewWholesaleCreditInput,
  PreviewWholesaleCreditOutput,
} from '@aabha/contracts/wholesale/wholesale-credit.schema';
import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  CreateWholesaleInput,
  ExportWholesaleOrdersInput,
  ListOwnWholesaleOrdersInput,
  ListWholesaleInput,
  ListWholesaleOrdersInput,
  ListWholesaleOrdersOutput,
  ListWholesaleOutput,
  PlaceWholesaleOrderInput,
  UpdateWholesaleInput,
  UpdateWholesaleOrderInput,
  WholesaleIdInput,
  WholesaleOrderOutput,
  WholesaleOutput,
} from '@aabha/contracts/wholesale/wholesale.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { publicProcedure, router, superAdminProcedure, userProcedure } from '../../trpc/procedures';
import { ONCE_A_KEY, post, READS_REPORTS } from '../../trpc/procedure-meta';
import {
  exportWholesaleOrders,
  listOwnWholesaleOrders,
  listWholesaleOrders,
  placeWholesaleOrder,
} from './wholesale.orders.service';
import { creditWholesaleOrder, previewWholesaleCredit } from './wholesale.credit.service';
import { updateWholesaleOrder } from './wholesale.order-update.service';
import { createWholesale, listWholesale, removeWholesale, updateWholesale } from './wholesale.service';

export const wholesaleRouter = router({
  list: publicProcedure
    .meta(post('/wholesale/list', 'Products that are sold in quantity, with their price breaks'))
    .input(ListWholesaleInput)
    .output(ListWholesaleOutput)
    .query(({ ctx, input }) => listWholesale(ctx, input)),
  create: superAdminProcedure
    .meta(post('/wholesale/new', 'Sell a product in quantity'))
    .input(CreateWholesaleInput)
    .output(WholesaleOutput)
    .mutation(({ ctx, input }) => createWholesale(ctx, input)),
  update: superAdminProcedure
    .meta(post('/wholesale/{id}/update', 'Replace the price breaks of a product'))
    .input(UpdateWholesaleInput)
    .output(WholesaleOutput)
    .mutation(({ ctx, input }) => updateWholesale(ctx, input)),
  remove: superAdminProcedure
    .meta(post('/wholesale/{id}/remove', 'Sell a product in quantity no more'))
    .input(WholesaleIdInput)
    .output(Done)
    .mutation(({ ctx, input }) => removeWholesale(ctx, input)),
  placeOrder: publicProcedure
    .meta(post('/wholesale/orders/new', 'Order in quantity, with or without an account', ONCE_A_KEY))
    .input(PlaceWholesaleOrderInput)
    .output(WholesaleOrderOutput)
    .mutation(({ ctx, input }) => placeWholesaleOrder(ctx, input)),
  listOwnOrders: userProcedure
    .meta(post('/wholesale/orders/own', 'The wholesale orders of the caller’s account, newest first'))
    .input(ListOwnWholesaleOrdersInput)
    .output(ListWholesaleOrdersOutput)
    .query(({ ctx, input }) => listOwnWholesaleOrders(ctx, input)),
  listOrders: superAdminProcedure
    .meta(post('/wholesale/orders/list', 'All wholesale orders'))
    .input(ListWholesaleOrdersInput)
    .output(ListWholesaleOrdersOutput)
    .query(({ ctx, input }) => listWholesaleOrders(ctx, input)),
  exportOrders: superAdminProcedure
    .meta(post('/wholesale/orders/export', 'The wholesale orders of a filter as a CSV file', READS_REPORTS))
    .input(ExportWholesaleOrdersInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportWholesaleOrders(ctx, input)),
  updateOrder: superAdminProcedure
    .meta(post('/wholesale/orders/{id}/update', 'Note whether a wholesale order is paid'))
    .input(UpdateWholesaleOrderInput)
    .output(WholesaleOrderOutput)
    .mutation(({ ctx, input }) => updateWholesaleOrder(ctx, input)),
  previewCredit: superAdminProcedure
    .meta(
      post('/wholesale/orders/{id}/credit-preview', 'What a credit note of a wholesale invoice would credit'),
    )
    .input(PreviewWholesaleCreditInput)
    .output(PreviewWholesaleCreditOutput)
    .query(({ ctx, input }) => previewWholesaleCredit(ctx, input)),
  creditOrder: superAdminProcedure
    .meta(post('/wholesale/orders/{id}/credit', 'Issue a credit note of a wholesale invoice', ONCE_A_KEY))
    .input(CreditWholesaleOrderInput)
    .output(WholesaleOrderOutput)
    .mutation(({ ctx, input }) => creditWholesaleOrder(ctx, input)),
});
