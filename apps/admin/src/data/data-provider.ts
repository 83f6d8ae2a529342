import type {
  CreateCouponInput,
  EndCouponInput,
  UpdateCouponInput,
} from '@aabha/contracts/coupons/coupons.staff.schema';
import type { RemoveReviewInput } from '@aabha/contracts/reviews/reviews.staff.schema';
import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import { accountActions, getCustomer, listCustomers, listStaff } from './accounts';
import { auditActions, listAudit } from './audit';
import { complaintActions, listComplaints } from './complaints';
import { listMessages, listSubscribers } from './contact';
import { dashboardActions, listFailures } from './dashboard';
import { discrepancyActions, listDiscrepancies } from './discrepancies';
import { invoiceActions, listInvoices } from './invoices';
import type { Lister } from './list-query';
import { listNews, newsActions } from './news';
import { getOrder, listOrders, orderActions } from './orders';
import { getProduct, listProducts, productActions } from './products';
import { listReturns, returnActions } from './returns';
import { getPickable, listPickable, listWholesale, listWholesaleOrders, wholesaleActions } from './wholesale';
import { toHttpError } from './trpc';
import { webVitalsActions } from './web-vitals';

/* Each is used by one screen, so they and their contracts are loaded on demand. */
const coupons = () => import('./coupons');
const reviews = () => import('./reviews');
const serviceAreas = () => import('./service-areas');

type ServiceAreas = (typeof import('./service-areas'))['serviceAreaActions'];

/** Lists by resource, the address segment of the screen. */
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
  differences: listDiscrepancies,
  staff: listStaff,
  'audit-log': listAudit,
  'area-of-services': async (page, params) => (await serviceAreas()).listServiceAreas(page, params),
  coupon: async (page, params) => (await coupons()).listCoupons(page, params),
  wholesale: listWholesale,
  'return-requests': listReturns,
  'wholesale-bulk-orders': listWholesaleOrders,
  'wholesale-products': listPickable,
  reviews: async (page, params) => (await reviews()).listReviews(page, params),
};

/** Single records by resource. */
const RECORDS: Record<string, (id: string) => Promise<RaRecord>> = {
  orders: getOrder,
  allproduct: getProduct,
  'wholesale-products': getPickable,
  customers: getCustomer,
};

/** Named staff actions; a status is never changed by a generic update. */
const actions = {
  createCoupon: async (input: CreateCouponInput) => (await coupons()).createCoupon(input),
  updateCoupon: async (input: UpdateCouponInput) => (await coupons()).updateCoupon(input),
  endCoupon: async (input: EndCouponInput) => (await coupons()).endCoupon(input),
  ...accountActions,
  ...auditActions,
  ...complaintActions,
  ...dashboardActions,
  ...discrepancyActions,
  ...invoiceActions,
  ...newsActions,
  ...orderActions,
  ...productActions,
  ...returnActions,
  createServiceArea: async (...input: Parameters<ServiceAreas['createServiceArea']>) =>
    (await serviceAreas()).serviceAreaActions.createServiceArea(...input),
  updateServiceArea: async (...input: Parameters<ServiceAreas['updateServiceArea']>) =>
    (await serviceAreas()).serviceAreaActions.updateServiceArea(...input),
  removeServiceArea: async (...input: Parameters<ServiceAreas['removeServiceArea']>) =>
    (await serviceAreas()).serviceAreaActions.removeServiceArea(...input),
  previewServiceAreas: async (...input: Parameters<ServiceAreas['previewServiceAreas']>) =>
    (await serviceAreas()).serviceAreaActions.previewServiceAreas(...input),
  importServiceAreas: async (...input: Parameters<ServiceAreas['importServiceAreas']>) =>
    (await serviceAreas()).serviceAreaActions.importServiceAreas(...input),
  exportServiceAreas: async () => (await serviceAreas()).serviceAreaActions.exportServiceAreas(),
  ...webVitalsActions,
  ...wholesaleActions,
  removeReview: async (input: RemoveReviewInput) => (await reviews()).removeReview(input),
  restoreReview: async (id: string) => (await reviews()).restoreReview(id),
};

function unsupported(what: string): never {
  throw new Error(`The back office does not offer ${what}.`);
}

const refused = (what: string) => () => Promise.reject(new Error(`The back office does not offer ${what}.`));

async function one(resource: string, id: Identifier): Promise<RaRecord> {
  const read = RECORDS[resource] ?? unsupported(`reading one of ${resource}`);
  return read(String(id));
}

/** The react-admin data provider of the API: a resource is the address segment of its screen. */
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
  ...actions,
} as unknown as DataProvider & typeof actions;

export type ShopDataProvider = typeof dataProvider;
