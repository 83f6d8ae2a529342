import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import { couponActs, listCoupons } from './coupons';
import { accountActs, getCustomer, listCustomers, listStaff } from './accounts';
import { auditActs, listAudit } from './audit';
import { complaintActs, listComplaints } from './complaints';
import { listMessages, listSubscribers } from './contact';
import { dashboardActs, listFailures } from './dashboard';
import { differenceActs, listDifferences } from './differences';
import { invoiceActs, listInvoices } from './invoices';
import type { Lister } from './list-query';
import { listNews, newsActs } from './news';
import { getOrder, listOrders, orderActs } from './orders';
import { getProduct, listProducts, productActs } from './products';
import { listReturns, returnActs } from './returns';
import { listServiceAreas, serviceAreaActs } from './service-areas';
import { getPickable, listPickable, listWholesale, listWholesaleOrders, wholesaleActs } from './wholesale';
import { toHttpError } from './trpc';
import { webVitalsActs } from './web-vitals';

/** What can be listed, by the address segment of its screen. */
const LISTS: Record<string, Lister> = {
  orders: listOrders,
  allproduct: listProducts,
  invoices: listInvoices,
  complaints: listComplaints,
  'news-updates': listNews,
  customers: listCustomers,
  messages: listMessages,
  subscribers: listSubscribers,
  failures: listFailures,
  differences: listDifferences,
  staff: listStaff,
  'audit-log': listAudit,
  'area-of-services': listServiceAreas,
  coupon: listCoupons,
  wholesale: listWholesale,
  'return-requests': listReturns,
  'wholesale-bulk-orders': listWholesaleOrders,
  'wholesale-products': listPickable,
};

/** What can be read one by one. */
const RECORDS: Record<string, (id: string) => Promise<RaRecord>> = {
  orders: getOrder,
  allproduct: getProduct,
  'wholesale-products': getPickable,
  customers: getCustomer,
};

/** What the shop's staff do, by name; a status is never a generic update. */
const acts = {
  ...couponActs,
  ...accountActs,
  ...auditActs,
  ...complaintActs,
  ...dashboardActs,
  ...differenceActs,
  ...invoiceActs,
  ...newsActs,
  ...orderActs,
  ...productActs,
  ...returnActs,
  ...serviceAreaActs,
  ...webVitalsActs,
  ...wholesaleActs,
};

function unsupported(what: string): never {
  throw new Error(`The back office does not offer ${what}.`);
}

const refused = (what: string) => () => Promise.reject(new Error(`The back office does not offer ${what}.`));

async function one(resource: string, id: Identifier): Promise<RaRecord> {
  const read = RECORDS[resource] ?? unsupported(`reading one of ${resource}`);
  return read(String(id));
}

/** react-admin's view of the API: a resource is the address segment of its screen. */
export const dataProvider = {
  getList: (resource: string, params: GetListParams) => {
    const list = LISTS[resource] ?? unsupported(`a list of ${resource}`);
    const { page = 1, perPage = 20 } = params.pagination ?? {};
    return list({ pageNum: page, pageSize: perPage }, params).catch(toHttpError);
  },
  getOne: (resource: string, { id }: { id: Identifier }) =>
    one(resource, id).then((data) => ({ data }), toHttpError),
  getMany: (resource: string, { ids }: { ids: Identifier[] }) =>
    Promise.all(ids.map((id) => one(resource, id))).then((data) => ({ data }), toHttpError),
  getManyReference: refused('references'),
  create: refused('a generic create'),
  update: refused('a generic update'),
  updateMany: refused('a generic update'),
  delete: refused('a generic delete'),
  deleteMany: refused('a generic delete'),
  ...acts,
} as unknown as DataProvider & typeof acts;

export type ShopDataProvider = typeof dataProvider;
