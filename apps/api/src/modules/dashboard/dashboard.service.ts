import type { DashboardInput } from '@aabha/contracts/dashboard/dashboard.schema';
import { ORDER_STATUSES } from '@aabha/contracts/orders/orders.schema';
import { LOW_STOCK_AT_MOST } from '@aabha/contracts/settings/limits';
import { indiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { SignedInContext } from '../../trpc/context';
import { countCustomers } from '../accounts/accounts.service';
import { countOrders } from '../orders/orders.service';
import { countProducts } from '../products/products.service';
import { totalStock } from '../stock/stock.service';
import {
  complaintsOpenSince,
  failedMails,
  failedRefunds,
  funnelSince,
  ordersByStatus,
  pendingByAge,
  salesByDay,
  stockAtMost,
  topModels,
  undecidedReturns,
} from './dashboard.queries';

const DAY_MS = 86_400_000;
const COMPLAINT_ANSWER_MS = 48 * 3_600_000;

async function fourFigures(ctx: SignedInContext) {
  const [user_count, order_count, total_stock, product_count] = await Promise.all([
    countCustomers(ctx.db),
    countOrders(ctx.db),
    totalStock(ctx.db),
    countProducts(ctx.db),
  ]);
  return { user_count, order_count, total_stock, product_count };
}

/** What waits for someone; figures of screens that a SubAdmin may not open are null for them (product §6). */
async function attention(ctx: SignedInContext) {
  const now = ctx.now();
  const overdueSince = new Date(now.getTime() - COMPLAINT_ANSWER_MS).toISOString();
  const forSuperAdmin = (figure: () => Promise<number>) =>
    ctx.user.role === 'SuperAdmin' ? figure() : Promise.resolve(null);
  const [to_ship, low_stock, returns_to_decide, complaints_overdue, failed_mails, failed_refunds] =
    await Promise.all([
      pendingByAge(ctx.db, now.toISOString()),
      stockAtMost(ctx.db, LOW_STOCK_AT_MOST),
      forSuperAdmin(() => undecidedReturns(ctx.db)),
      forSuperAdmin(() => complaintsOpenSince(ctx.db, overdueSince)),
      forSuperAdmin(() => failedMails(ctx.db)),
      forSuperAdmin(() => failedRefunds(ctx.db)),
    ]);
  return { to_ship, low_stock, returns_to_decide, complaints_overdue, failed_mails, failed_refunds };
}

/** The cards, what needs someone today, and the charts over 7, 30 or 90 days of India up to and with today (product §2). */
export async function getDashboard(ctx: SignedInContext, input: DashboardInput) {
  const lastDay = indiaDay(ctx.now());
  const firstDay = indiaDay(new Date(startOfIndiaDay(lastDay).getTime() - (Number(input.days) - 1) * DAY_MS));
  const since = startOfIndiaDay(firstDay).toISOString();
  const [figures, waiting, sales_by_day, top_models, counted, funnel] = await Promise.all([
    fourFigures(ctx),
    attention(ctx),
    salesByDay(ctx.db, { firstDay, lastDay, since }),
    topModels(ctx.db, since),
    ordersByStatus(ctx.db, since),
    funnelSince(ctx.db, since),
  ]);
  const orders_by_status = ORDER_STATUSES.map((status) => ({
    status,
    count: counted.find((row) => row.status === status)?.count ?? 0,
  }));
  return {
    dashboard_data: { ...figures, attention: waiting, sales_by_day, top_models, orders_by_status, funnel },
  };
}
