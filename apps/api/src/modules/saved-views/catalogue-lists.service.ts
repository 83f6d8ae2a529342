import { ListImportsInput } from '@aabha/contracts/imports/imports.schema';
import { ListPriceChangesInput, ListPriceHistoryInput } from '@aabha/contracts/prices/prices.schema';
import { ListStaffProductsInput } from '@aabha/contracts/products/products.staff.schema';
import { ListRemovedProductsInput } from '@aabha/contracts/products/removed-products.schema';
import { ListStaffReviewsInput } from '@aabha/contracts/reviews/reviews.staff.schema';
import { ListDeliveriesInput } from '@aabha/contracts/stock/deliveries.schema';
import { ListLibraryInput } from '@aabha/contracts/media/library.schema';
import { ListTermsInput } from '@aabha/contracts/specifications/specifications.schema';
import { ListReorderInput } from '@aabha/contracts/stock/reorder.schema';
import { ListStockMovesInput } from '@aabha/contracts/stock/stock.schema';
import { ListWholesaleInput } from '@aabha/contracts/wholesale/wholesale.schema';
import { listImports } from '../import-undo/undo-import.service';
import { listPriceChanges } from '../prices/price-changes.service';
import { listPriceHistory } from '../prices/price-history.service';
import { countFoundProducts } from '../products/found-products.service';
import { listRemovedProducts } from '../products/restore-product.service';
import { listStaffReviews } from '../reviews/reviews.staff.service';
import { listDeliveries } from '../stock/deliveries.service';
import { listLibrary } from '../media/library.service';
import { listTerms } from '../specifications/specifications.staff.service';
import { listReorder } from '../stock/reorder.service';
import { listStockMoves } from '../stock/stock-moves.service';
import { listWholesale } from '../wholesale/wholesale.service';
import { countedList, type CountedList } from './counted-list';

/** The lists of the group Catalogue that have views, by the last part of their address. */
export const CATALOGUE_LISTS = {
  allproduct: countedList('products.listForStaff', ListStaffProductsInput, (ctx, input) =>
    countFoundProducts(ctx.db, input),
  ),
  'price-schedule': countedList(
    'prices.list',
    ListPriceChangesInput,
    async (ctx, input) => (await listPriceChanges(ctx, input)).changeCount,
  ),
  'price-approvals': countedList(
    'prices.list',
    ListPriceChangesInput,
    async (ctx, input) => (await listPriceChanges(ctx, input)).changeCount,
  ),
  'price-history': countedList(
    'prices.history',
    ListPriceHistoryInput,
    async (ctx, input) => (await listPriceHistory(ctx, input)).historyCount,
  ),
  imports: countedList(
    'imports.list',
    ListImportsInput,
    async (ctx, input) => (await listImports(ctx, input)).importCount,
  ),
  'deleted-products': countedList(
    'products.listRemoved',
    ListRemovedProductsInput,
    async (ctx, input) => (await listRemovedProducts(ctx, input)).removedCount,
  ),
  'specification-terms': countedList(
    'specifications.list',
    ListTermsInput,
    async (ctx, input) => (await listTerms(ctx, input)).termCount,
  ),
  pictures: countedList(
    'library.list',
    ListLibraryInput,
    async (ctx, input) => (await listLibrary(ctx, input)).pictureCount,
  ),
  reorder: countedList(
    'stock.forecast',
    ListReorderInput,
    async (ctx, input) => (await listReorder({ ...ctx, now: ctx.now() }, input)).reorderCount,
  ),
  deliveries: countedList(
    'stock.deliveries',
    ListDeliveriesInput,
    async (ctx, input) => (await listDeliveries(ctx, input)).deliveryCount,
  ),
  'stock-moves': countedList(
    'stock.moves',
    ListStockMovesInput,
    async (ctx, input) => (await listStockMoves(ctx, input)).moveCount,
  ),
  wholesale: countedList(
    'wholesale.create',
    ListWholesaleInput,
    async (ctx, input) => (await listWholesale(ctx, input)).wholesaleProductsCount,
  ),
  reviews: countedList(
    'reviews.listForStaff',
    ListStaffReviewsInput,
    async (ctx, input) => (await listStaffReviews(ctx, input)).reviewCount,
  ),
} satisfies Record<string, CountedList>;
