import { OrderMoneyInput, OrderMoneyOutput } from '@aabha/contracts/orders/order-money.schema';
import { router, staffProcedure } from '../../trpc/procedures';
import { post } from '../../trpc/procedure-meta';
import { getOrderMoney } from './order-money.service';

export const orderMoneyRouter = router({
  get: staffProcedure
    .meta(post('/order/{id}/money', 'Attempts to pay an order, taxes, and references of its refunds'))
    .input(OrderMoneyInput)
    .output(OrderMoneyOutput)
    .query(({ ctx, input }) => getOrderMoney(ctx, input)),
});
