import type { RequestContext } from '../../trpc/context';
import { countCustomers } from '../accounts/accounts.service';
import { countOrders } from '../orders/orders.service';
import { countProducts } from '../products/products.service';
import { totalStock } from '../stock/stock.service';

/** The four figures of the dashboard's cards (product §2). */
export async function getDashboard(ctx: RequestContext) {
  const [user_count, order_count, total_stock, product_count] = await Promise.all([
    countCustomers(ctx.db),
    countOrders(ctx.db),
    totalStock(ctx.db),
    countProducts(ctx.db),
  ]);
  return { dashboard_data: { user_count, order_count, total_stock, product_count } };
}
