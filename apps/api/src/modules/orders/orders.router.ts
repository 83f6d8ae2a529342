import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { CorrectAddressInput } from '@aabha/contracts/orders/delivery-address.schema';
import {
  ExportOrdersInput,
  GetOrderInput,
  ListOrdersInput,
  ListOrdersOutput,
  OrderNeighboursInput,
  OrderNeighboursOutput,
  OrderOutput,
  PreviewStatusInput,
  PreviewStatusOutput,
  RestockOrderInput,
  ShownOrderOutput,
  UpdateOrderInput,
} from '@aabha/contracts/orders/orders.schema';
import {
  PreviewRefundInput,
  PreviewRefundOutput,
  RefundOrderInput,
} from '@aabha/contracts/orders/refund-order.schema';
import { FillCartOutput, ReorderInput } from '@aabha/contracts/cart/fill-cart.schema';
import type { CachePolicy } from '../../cache/cache-policy';
import {
  router,
  signedInProcedure,
  staffProcedure,
  superAdminProcedure,
  userProcedure,
} from '../../trpc/procedures';
import { ONCE_A_KEY, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { exportOrders } from './orders.export.service';
import { correctAddress } from './correct-address.service';
import { showOrder } from './order-tracking.service';
import { listOrders, orderNeighbours } from './orders.service';
import { reorder } from './reorder.service';
import { previewRefund, refundOrder } from './refund-order.service';
import { restockOrder } from './restock.service';
import { previewStatus, updateOrderStatus } from './update-status.service';

/** Every open screen of the back office polls this list. The catalogue is a tag because of its pictures, the settings because of the window of returns. */
const STAFF_LIST: CachePolicy = {
  audience: 'staff',
  topics: ['orders', 'catalogue', 'settings'],
  stock: 'none',
  downstream: 'never',
};

export const ordersRouter = router({
  list: signedInProcedure
    .meta(post('/order/list', "A shopper's own orders; all of them for staff", { cache: STAFF_LIST }))
    .input(ListOrdersInput)
    .output(ListOrdersOutput)
    .query(({ ctx, input }) => listOrders(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/order/export', 'The orders of a filter as a CSV file', READS_REPORTS))
    .input(ExportOrdersInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportOrders(ctx, input)),
  get: signedInProcedure
    .meta({ shows: 'order' })
    .input(GetOrderInput)
    .output(ShownOrderOutput)
    .query(({ ctx, input }) => showOrder(ctx, input)),
  reorder: userProcedure
    .meta(post('/order/{id}/reorder', "Put what is still sold of one's own order into the cart"))
    .input(ReorderInput)
    .output(FillCartOutput)
    .mutation(({ ctx, input }) => reorder(ctx, input)),
  neighbours: staffProcedure
    .meta(post('/order/{id}/neighbours', 'The orders before and after one in a list'))
    .input(OrderNeighboursInput)
    .output(OrderNeighboursOutput)
    .query(({ ctx, input }) => orderNeighbours(ctx, input)),
  updateStatus: signedInProcedure
    .meta(post('/order/{id}/update', "Cancel one's own Pending order; staff set any status", ONCE_A_KEY))
    .input(UpdateOrderInput)
    .output(OrderOutput)
    .mutation(({ ctx, input }) => updateOrderStatus(ctx, input)),
  previewStatus: staffProcedure
    .input(PreviewStatusInput)
    .output(PreviewStatusOutput)
    .query(({ ctx, input }) => previewStatus(ctx, input)),
  correctAddress: staffProcedure
    .meta(post('/order/{id}/address', 'Correct the delivery address of a Pending order', ONCE_A_KEY))
    .input(CorrectAddressInput)
    .output(OrderOutput)
    .mutation(({ ctx, input }) => correctAddress(ctx, input)),
  previewRefund: staffProcedure
    .meta(post('/order/{id}/refund/preview', 'What a refund of a part of an order would give back'))
    .input(PreviewRefundInput)
    .output(PreviewRefundOutput)
    .query(({ ctx, input }) => previewRefund(ctx, input)),
  refund: staffProcedure
    .meta(post('/order/{id}/refund', 'Refund units, a warranty, shipping or a sum of an order', ONCE_A_KEY))
    .input(RefundOrderInput)
    .output(OrderOutput)
    .mutation(({ ctx, input }) => refundOrder(ctx, input)),
  restock: staffProcedure
    .meta(
      post(
        '/order/{id}/restock',
        'The goods of a Cancelled or Returned order are back: into stock',
        ONCE_A_KEY,
      ),
    )
    .input(RestockOrderInput)
    .output(OrderOutput)
    .mutation(({ ctx, input }) => restockOrder(ctx, input)),
});
