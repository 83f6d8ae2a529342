import type { PrepareSaleInput } from '@aabha/contracts/products/prepare-sale.schema';
import type { ProductFilters } from '@aabha/contracts/products/products.schema';
import {
  STAFF_PRODUCT_SORTS,
  type StaffProduct,
  type StaffProductCard,
} from '@aabha/contracts/products/products.staff.schema';
import { PUBLICATION_STATES } from '@aabha/contracts/products/publication.values';
import { csvForm, previewForm, type PreviewPart } from '../../data/csv-form';
import {
  countedList,
  choiceFilter,
  filterOf,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import { watchSending } from '../../data/send-form';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The list's screen; its records are the resource `televisions` of react-admin. */
export const PRODUCTS = 'allproduct';

export type ProductRecord = StaffProductCard & { id: string };
export type WholeProduct = StaffProduct & { id: string };

type OpenRoomInput = Parameters<typeof api.waitingRoom.open.mutate>[0];
type ChangeRateInput = Parameters<typeof api.waitingRoom.changeRate.mutate>[0];
type BulkPreviewInput = Parameters<typeof api.products.previewBulk.query>[0];
type BulkApplyInput = Parameters<typeof api.products.applyBulk.mutate>[0];
/** A bulk change in rupees, in the API's format. */
export type BulkChangeInput = BulkPreviewInput['change'];
export type BulkRow = Awaited<ReturnType<typeof api.products.previewBulk.query>>['rows'][number];

/** `outOfStock`: no unit on hand; `maxOnHand`: at most this many. */
function stockFilter(params: Filtered): { maxOnHand?: number } {
  if (filterOf(params, 'outOfStock') === true) return { maxOnHand: 0 };
  const most = Number(filterOf(params, 'maxOnHand') ?? Number.NaN);
  return Number.isInteger(most) && most >= 0 ? { maxOnHand: most } : {};
}

function categoryFilter(params: Filtered): Pick<ProductFilters, 'category'> {
  const { category } = textFilter(params, 'category');
  return category === undefined ? {} : { category: [category] };
}

const incompleteFilter = (params: Filtered) =>
  filterOf(params, 'incomplete') === true ? { incomplete: true as const } : {};

/** The list's filters in the API's format. */
export const productListFilters = (params: Filtered) => ({
  ...textFilter(params, 'search'),
  ...categoryFilter(params),
  ...stockFilter(params),
  ...incompleteFilter(params),
  ...choiceFilter(params, 'state', PUBLICATION_STATES),
});

export const listProducts: ListQuery = async (page, params) => {
  const { productList, productCount, hasMoreThanCounted } = await api.products.listForStaff.query({
    ...page,
    filters: productListFilters(params),
    sort: sortOf(params, STAFF_PRODUCT_SORTS),
  });
  return countedList(productList.map(withId), productCount, hasMoreThanCounted);
};

export const getProduct = async (id: string): Promise<WholeProduct> =>
  withId((await api.products.getForStaff.query({ id })).product);

export const productActions = {
  /** The categories in use. */
  getProductCategories: () =>
    api.products.facets
      .query({ filters: {} })
      .then(({ category }) => ({ data: category.map(({ value }) => value) }), toHttpError),
  /** `onSent` receives the uploaded share of the form. */
  createProduct: (form: FormData, onSent: (share: number) => void) =>
    api.products.create
      .mutate(watchSending(form, onSent))
      .then(({ product }) => ({ data: { ...withId(product), heldPriceText: undefined } }), toHttpError),
  updateProduct: (form: FormData, onSent: (share: number) => void) =>
    api.products.update
      .mutate(watchSending(form, onSent))
      .then(
        ({ product, message }) => ({ data: { ...withId(product), heldPriceText: message } }),
        toHttpError,
      ),
  prepareSale: (input: PrepareSaleInput) =>
    api.products.prepareSale.mutate(input).then(({ product }) => ({ data: withId(product) }), toHttpError),
  getWaitingRoom: (id: string) =>
    api.waitingRoom.getForStaff.query({ id }).then(({ room }) => ({ data: room }), toHttpError),
  openWaitingRoom: (input: OpenRoomInput) =>
    api.waitingRoom.open.mutate(input).then(({ room }) => ({ data: room }), toHttpError),
  changeAdmissionRate: (input: ChangeRateInput) =>
    api.waitingRoom.changeRate.mutate(input).then(({ room }) => ({ data: room }), toHttpError),
  closeWaitingRoom: (id: string) =>
    api.waitingRoom.close.mutate({ id }).then(({ room }) => ({ data: room }), toHttpError),
  publishProduct: (id: string, at?: string) =>
    api.products.publish
      .mutate({ id, ...(at === undefined ? {} : { publish_at: at }) })
      .then((done) => ({ data: done }), toHttpError),
  unpublishProduct: (id: string) =>
    api.products.unpublish.mutate({ id }).then((done) => ({ data: done }), toHttpError),
  getPreviewLink: (id: string) =>
    api.products.previewLink.mutate({ id }).then((link) => ({ data: link }), toHttpError),
  removeProducts: (ids: readonly string[]) =>
    api.products.removeMany.mutate({ ids: [...ids] }).then((done) => ({ data: done }), toHttpError),
  previewBulkChange: (input: BulkPreviewInput) =>
    api.products.previewBulk.query(input).then(({ rows }) => ({ data: rows }), toHttpError),
  applyBulkChange: (input: BulkApplyInput) =>
    api.products.applyBulk.mutate(input).then((done) => ({ data: done }), toHttpError),
  previewProductImport: (csv: string, part?: PreviewPart) =>
    api.products.previewImport
      .mutate(previewForm(csv, part))
      .then((preview) => ({ data: preview }), toHttpError),
  importProducts: (csv: string, digest: string, fileName: string) =>
    api.products.importCsv
      .mutate(csvForm(csv, digest, fileName))
      .then((done) => ({ data: done }), toHttpError),
  exportProducts: () => api.products.exportCsv.query().then((file) => ({ data: file }), toHttpError),
};
export type ProductProvider = ProviderWith<typeof productActions>;
