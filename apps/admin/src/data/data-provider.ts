import {
  type DataProvider,
  type GetListParams,
  type GetListResult,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { ORDER_SORTS } from '@aabha/contracts/orders/orders.schema';
import { api, toHttpError } from './trpc';

type Page = { pageNum: number; pageSize: number };
type Lister = (page: Page, params: GetListParams) => Promise<GetListResult>;

const withId = <T extends { _id: string }>(record: T) => ({ ...record, id: record._id });

const direction = (params: GetListParams) =>
  params.sort?.order === 'ASC' ? ('asc' as const) : ('desc' as const);

const orderSort = (params: GetListParams) => {
  const field = ORDER_SORTS.find((known) => known === params.sort?.field);
  return field ? { field, order: direction(params) } : undefined;
};

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const LISTS: Record<string, Lister> = {
  orders: async (page, params) => {
    const filter = (params.filter ?? {}) as { status?: OrderStatus; search?: string; user_id?: string };
    const filters = {
      ...(text(filter.status) ? { status: filter.status } : {}),
      ...(text(filter.search) ? { search: filter.search } : {}),
    };
    const { orderList, orderCount } = await api.orders.list.query({
      ...page,
      filters,
      sort: orderSort(params),
    });
    return { data: orderList.map(withId), total: orderCount };
  },
  invoices: async (page, params) => {
    const sort = { field: 'created_at' as const, order: direction(params) };
    const { invoiceList, invoiceCount } = await api.invoices.list.query({ ...page, sort });
    return { data: invoiceList.map(withId), total: invoiceCount };
  },
};

async function one(resource: string, id: Identifier): Promise<RaRecord> {
  if (resource === 'orders') return withId((await api.orders.get.query({ id: String(id) })).order);
  return unsupported(`reading one of ${resource}`);
}

function unsupported(what: string): never {
  throw new Error(`The back office does not offer ${what}.`);
}

const refused = (what: string) => () => Promise.reject(new Error(`The back office does not offer ${what}.`));

/** What the shop's staff do, by name; a status is never a generic update. */
const acts = {
  updateOrderStatus: (input: { id: string; status: OrderStatus; reason?: string }) =>
    api.orders.updateStatus.mutate(input).then(({ order }) => ({ data: withId(order) }), toHttpError),
  getDashboard: () => api.dashboard.get.query({}).then((data) => ({ data: data.dashboard_data }), toHttpError),
};

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
