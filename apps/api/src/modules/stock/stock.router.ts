import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  CountStockInput,
  CountStockOutput,
  ExportStockMovesInput,
  ListStockMovesInput,
  ListStockMovesOutput,
} from '@aabha/contracts/stock/stock.schema';
import {
  AddDeliveryInput,
  CancelDeliveryInput,
  DeliveryOutput,
  ExportDeliveriesInput,
  ListDeliveriesInput,
  ListDeliveriesOutput,
  ReceiveDeliveryInput,
  UpdateDeliveryInput,
} from '@aabha/contracts/stock/deliveries.schema';
import {
  ExportReorderInput,
  ListBrandRulesOutput,
  ListReorderInput,
  ListReorderOutput,
  ReorderRuleOutput,
  SetReorderRuleInput,
} from '@aabha/contracts/stock/reorder.schema';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { ONCE_A_KEY, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { countStock } from './count-stock.service';
import {
  addDelivery,
  cancelDelivery,
  exportDeliveries,
  listDeliveries,
  receiveDelivery,
  updateDeliveryOf,
} from './deliveries.service';
import { exportReorder, listBrandRules, listReorder, setReorderRule } from './reorder.service';
import { exportStockMoves, listStockMoves } from './stock-moves.service';

export const stockRouter = router({
  moves: superAdminProcedure
    .meta(post('/stock/moves', 'Every change of the units on hand, newest first'))
    .input(ListStockMovesInput)
    .output(ListStockMovesOutput)
    .query(({ ctx, input }) => listStockMoves(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/stock/moves/export', 'The movements of stock as a CSV file', READS_REPORTS))
    .input(ExportStockMovesInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportStockMoves(ctx, input)),
  count: superAdminProcedure
    .meta(post('/stock/count', 'Set the units on hand to those that were counted', ONCE_A_KEY))
    .input(CountStockInput)
    .output(CountStockOutput)
    .mutation(({ ctx, input }) => countStock(ctx, input)),
  forecast: superAdminProcedure
    .meta(post('/stock/forecast', 'What to order, the largest suggestion first'))
    .input(ListReorderInput)
    .output(ListReorderOutput)
    .query(({ ctx, input }) => listReorder({ ...ctx, now: ctx.now() }, input)),
  exportForecast: superAdminProcedure
    .meta(post('/stock/forecast/export', 'What to order as a CSV file', READS_REPORTS))
    .input(ExportReorderInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportReorder(ctx, input)),
  setRule: superAdminProcedure
    .meta(post('/stock/rule', 'Set how a television or a brand is ordered in'))
    .input(SetReorderRuleInput)
    .output(ReorderRuleOutput)
    .mutation(({ ctx, input }) => setReorderRule(ctx, input)),
  brandRules: superAdminProcedure
    .meta(post('/stock/rule/list', 'How each brand is ordered in'))
    .output(ListBrandRulesOutput)
    .query(({ ctx }) => listBrandRules(ctx)),
  deliveries: superAdminProcedure
    .meta(post('/stock/delivery/list', 'Deliveries that are expected or came, those that are due first'))
    .input(ListDeliveriesInput)
    .output(ListDeliveriesOutput)
    .query(({ ctx, input }) => listDeliveries(ctx, input)),
  exportDeliveries: superAdminProcedure
    .meta(post('/stock/delivery/export', 'Deliveries as a CSV file', READS_REPORTS))
    .input(ExportDeliveriesInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportDeliveries(ctx, input)),
  addDelivery: superAdminProcedure
    .meta(post('/stock/delivery/new', 'Add a delivery that is expected', ONCE_A_KEY))
    .input(AddDeliveryInput)
    .output(DeliveryOutput)
    .mutation(({ ctx, input }) => addDelivery(ctx, input)),
  updateDelivery: superAdminProcedure
    .meta(post('/stock/delivery/{id}/update', 'Change a delivery that is still to come'))
    .input(UpdateDeliveryInput)
    .output(DeliveryOutput)
    .mutation(({ ctx, input }) => updateDeliveryOf(ctx, input)),
  receiveDelivery: superAdminProcedure
    .meta(post('/stock/delivery/{id}/receive', 'Put units of a delivery into stock', ONCE_A_KEY))
    .input(ReceiveDeliveryInput)
    .output(DeliveryOutput)
    .mutation(({ ctx, input }) => receiveDelivery(ctx, input)),
  cancelDelivery: superAdminProcedure
    .meta(post('/stock/delivery/{id}/cancel', 'Give up what of a delivery has not come'))
    .input(CancelDeliveryInput)
    .output(DeliveryOutput)
    .mutation(({ ctx, input }) => cancelDelivery(ctx, input)),
});
