import { maySeeSales } from '@aabha/contracts/dashboard/dashboard.rules';
import type { DashboardInput } from '@aabha/contracts/dashboard/dashboard.schema';
import { addPaise, subtractPaise } from '@aabha/contracts/money/money';
import { ORDER_STATUSES } from '@aabha/contracts/orders/orders.schema';
import { LOW_STOCK_AT_MOST } from '@aabha/contracts/settings/limits';
import { hasPermission } from '@aabha/contracts/staff-roles/staff-roles.rules';
import type { Permission } from '@aabha/contracts/staff-roles/staff-roles.values';
import { indiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { SignedInContext } from '../../context/context';
import { countCustomers } from '../accounts/accounts.service';
import { countOrders } from '../orders/orders.service';
import { countOpenDiscrepancies } from '../reconciliation/discrepancies.service';
import { countOverdueRequests } from '../privacy/requests.service';
import { countIncomplete, countStaffProducts } from '../products/products.staff.service';
import { countDrillNotices } from '../restore-drills/restore-drills.service';
import { stockFigures } from '../stock/stock.service';
import {
  interestSince,
  NO_SALE,
  partsRefundedByDay,
  placedByDay,
  topModels,
  type PartsRefunded,
  type Placed,
} from './charts.queries';
import { countOverdueBreaches } from '../breaches/breaches.service';
import { countBreaches } from '../complaints/complaints.clocks.service';
import {
  complaintsOpenSince,
  failedMails,
  failedRefunds,
  pendingByAge,
  undecidedReturns,
} from './dashboard.queries';

const DAY_MS = 86_400_000;
const COMPLAINT_ANSWER_MS = 48 * 3_600_000;

/** Returns the four cards, and the number of televisions with low stock, which comes from the same query. */
async function fourFigures(ctx: SignedInContext) {
  const [user_count, order_count, stock, product_count] = await Promise.all([
    countCustomers(ctx.db),
    countOrders(ctx.db),
    stockFigures(ctx.db, LOW_STOCK_AT_MOST),
    countStaffProducts(ctx.db),
  ]);
  return { user_count, order_count, total_stock: stock.total, product_count, low_stock: stock.low };
}

/**
 * Returns the counts of open work; those of screens that the caller may not open are null for them
 * (docs/spec/back-office.md#dashboard).
 */
async function attention(ctx: SignedInContext) {
  const now = ctx.now();
  const overdueSince = new Date(now.getTime() - COMPLAINT_ANSWER_MS).toISOString();
  const forSuperAdmin = (figure: () => Promise<number>) =>
    ctx.user.role === 'SuperAdmin' ? figure() : Promise.resolve(null);
  const having = (permission: Permission, figure: () => Promise<number>) =>
    hasPermission(ctx.user, permission) ? figure() : Promise.resolve(null);
  const [to_ship, ...figures] = await Promise.all([
    pendingByAge(ctx.db, now.toISOString()),
    having('returns', () => undecidedReturns(ctx.db)),
    having('complaints', () => complaintsOpenSince(ctx.db, overdueSince)),
    having('products', () => countIncomplete(ctx.db)),
    having('complaints', () => countBreaches(ctx.db, 'overdue', now)),
    having('complaints', () => countBreaches(ctx.db, 'due_soon', now)),
    having('privacy', () => countOverdueRequests(ctx.db, now)),
    having('privacy', () => countOverdueBreaches(ctx.db, now)),
    forSuperAdmin(() => failedMails(ctx.db)),
    forSuperAdmin(() => failedRefunds(ctx.db)),
    having('settlements', () => countOpenDiscrepancies(ctx.db)),
    forSuperAdmin(() => countDrillNotices(ctx)),
  ]);
  const [returns_to_decide, complaints_overdue, incomplete_products, ...others] = figures;
  const [complaints_breached, complaints_due_soon, data_requests_overdue, breaches_overdue, ...failed] =
    others;
  const [failed_mails, failed_refunds, book_differences, restore_drills] = failed;
  return {
    to_ship,
    returns_to_decide,
    complaints_overdue,
    complaints_breached,
    complaints_due_soon,
    data_requests_overdue,
    breaches_overdue,
    incomplete_products,
    failed_mails,
    failed_refunds,
    book_differences,
    restore_drills,
  };
}

/** Returns the counts of open work, without the charts: the badges of the sidebar. */
export async function getAttention(ctx: SignedInContext) {
  const [{ low: low_stock }, waiting] = await Promise.all([
    stockFigures(ctx.db, LOW_STOCK_AT_MOST),
    attention(ctx),
  ]);
  return { attention: { ...waiting, low_stock } };
}

/**
 * Returns the chart data of orders: by day of India, including days without any, as many days before, and by status. Amounts are without what
 * was refunded.
 */
function chartsOf(
  { placed, refunded }: { placed: readonly Placed[]; refunded: readonly PartsRefunded[] },
  { firstDay, days }: { firstDay: string; days: number },
) {
  const began = startOfIndiaDay(firstDay).getTime();
  const since = placed.filter(({ day }) => day >= firstDay);
  const isSale = ({ status }: Placed) => !NO_SALE.some((none) => none === status);
  const sumOf = (rows: readonly Placed[]) => rows.reduce((sum, { n }) => sum + n, 0);
  const salesFrom = (index: number) =>
    Array.from({ length: days }, (_, offset) => {
      const day = indiaDay(new Date(began + (index + offset) * DAY_MS));
      const sold = placed.filter((row) => row.day === day && isSale(row));
      const gone = refunded.filter((row) => row.day === day);
      const amount = subtractPaise(
        addPaise(...sold.map((row) => row.amount)),
        addPaise(...gone.map((row) => row.amount)),
      );
      return { day, orders: sumOf(sold), amount };
    });
  return {
    sales_by_day: salesFrom(0),
    sales_before: salesFrom(-days),
    orders_by_status: ORDER_STATUSES.map((status) => ({
      status,
      count: sumOf(since.filter((row) => row.status === status)),
    })),
    placed: sumOf(since),
  };
}

/** What the charts show to who may open neither orders nor reports. */
const NO_CHARTS = {
  ...{ sales_by_day: [], sales_before: [], orders_by_status: [], top_models: [] },
  funnel: { visits: 0, added_to_cart: 0, orders: 0 },
};

/** Returns the charts over some days of India up to today. They may be some seconds old. */
async function charts(ctx: SignedInContext, days: number) {
  if (!maySeeSales(ctx.user)) return NO_CHARTS;
  const today = startOfIndiaDay(indiaDay(ctx.now())).getTime();
  const firstDay = indiaDay(new Date(today - (days - 1) * DAY_MS));
  const comparedFrom = indiaDay(new Date(today - (2 * days - 1) * DAY_MS));
  const [orders, refunded, top_models, interest] = await ctx.openReport(ctx.db)((db) =>
    Promise.all([
      placedByDay(db, comparedFrom),
      partsRefundedByDay(db, comparedFrom),
      topModels(db, firstDay),
      interestSince(db, firstDay),
    ]),
  );
  const { placed, ...ofOrders } = chartsOf({ placed: orders, refunded }, { firstDay, days });
  return { ...ofOrders, top_models, funnel: { ...interest, orders: placed } };
}

/**
 * Returns the cards, the open work, and the charts over 7, 30 or 90 days of India up to today
 * (docs/spec/back-office.md#dashboard).
 */
export async function getDashboard(ctx: SignedInContext, input: DashboardInput) {
  /* Staff expect open work that they have just done to be gone. */
  const [{ low_stock, ...figures }, waiting, ofDays] = await Promise.all([
    fourFigures(ctx),
    attention(ctx),
    charts(ctx, Number(input.days)),
  ]);
  return { dashboard_data: { ...figures, attention: { ...waiting, low_stock }, ...ofDays } };
}
