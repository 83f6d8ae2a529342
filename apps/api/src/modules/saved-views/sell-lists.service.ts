import { ListCouponsInput } from '@aabha/contracts/coupons/coupons.staff.schema';
import { ListDraftOrdersInput } from '@aabha/contracts/draft-orders/draft-orders.schema';
import { ListBankOffersInput } from '@aabha/contracts/bank-offers/bank-offers.staff.schema';
import { ListEmiPlansInput } from '@aabha/contracts/emi/emi.staff.schema';
import { ListInstallationsInput } from '@aabha/contracts/installations/installations.schema';
import { ListOrdersInput } from '@aabha/contracts/orders/orders.schema';
import { ListRefundRequestsInput } from '@aabha/contracts/refund-requests/refund-requests.schema';
import { ListReturnsInput } from '@aabha/contracts/returns/returns.schema';
import { ListShipmentsInput } from '@aabha/contracts/shipments/shipment-list.schema';
import { ListToPackInput } from '@aabha/contracts/shipments/shipments.schema';
import { ListWholesaleOrdersInput } from '@aabha/contracts/wholesale/wholesale.schema';
import { listCoupons } from '../coupons/coupons.staff.service';
import { listDraftOrders } from '../draft-orders/draft-orders.list.service';
import { listBankOffers } from '../bank-offers/bank-offers.service';
import { listEmiPlans } from '../emi/emi.service';
import { listInstallations } from '../installations/list-installations.service';
import { listOrders } from '../orders/orders.service';
import { listRefundRequests } from '../refund-requests/refund-requests.service';
import { countFilteredReturns } from '../returns/returns.service';
import { listToPack } from '../shipments/list-to-pack.service';
import { listShipments } from '../shipments/shipments.list.service';
import { listWholesaleOrders } from '../wholesale/wholesale.orders.service';
import { countedFar, countedList, type CountedList } from './counted-list';

/** The lists of the group Sell that have views, by the last part of their address. */
export const SELL_LISTS = {
  orders: countedList(
    'orders.list',
    ListOrdersInput,
    async (ctx, input) => (await listOrders(ctx, countedFar(input))).orderCount,
  ),
  'draft-orders': countedList(
    'draftOrders.list',
    ListDraftOrdersInput,
    async (ctx, input) => (await listDraftOrders(ctx, input)).draftOrderCount,
  ),
  dispatch: countedList(
    'shipments.listToPack',
    ListToPackInput,
    async (ctx, input) => (await listToPack(ctx, input)).orderCount,
  ),
  shipments: countedList(
    'shipments.list',
    ListShipmentsInput,
    async (ctx, input) => (await listShipments(ctx, input)).shipmentCount,
  ),
  installations: countedList(
    'installations.list',
    ListInstallationsInput,
    async (ctx, input) => (await listInstallations(ctx, input)).installationCount,
  ),
  'return-requests': countedList('returns.list', ListReturnsInput, countFilteredReturns),
  'refund-requests': countedList(
    'refundRequests.list',
    ListRefundRequestsInput,
    async (ctx, input) => (await listRefundRequests(ctx, input)).refundRequestCount,
  ),
  coupon: countedList(
    'coupons.list',
    ListCouponsInput,
    async (ctx, input) => (await listCoupons(ctx, input)).couponCount,
  ),
  'emi-plans': countedList(
    'emi.list',
    ListEmiPlansInput,
    async (ctx, input) => (await listEmiPlans(ctx, input)).planCount,
  ),
  'bank-offers': countedList(
    'bankOffers.list',
    ListBankOffersInput,
    async (ctx, input) => (await listBankOffers(ctx, input)).offerCount,
  ),
  'wholesale-bulk-orders': countedList(
    'wholesale.listOrders',
    ListWholesaleOrdersInput,
    async (ctx, input) => (await listWholesaleOrders(ctx, input)).wholesalebulkOrdersCount,
  ),
} satisfies Record<string, CountedList>;
