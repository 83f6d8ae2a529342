import { PrepareSaleInput } from '@aabha/contracts/products/prepare-sale.schema';
import {
  CsvFile,
  ExportCsv,
  ImportCsvInput,
  ImportDone,
  ImportPreview,
  PreviewCsvInput,
} from '@aabha/contracts/csv/csv.schema';
import { FitRoomInput, FitRoomOutput } from '@aabha/contracts/fit/fit.schema';
import {
  GetProductInput,
  GetProductOutput,
  SuccessorOutput,
  ListProductsInput,
  ListProductsOutput,
  ProductFacetsInput,
  ProductFacetsOutput,
} from '@aabha/contracts/products/products.schema';
import {
  AddProductInput,
  ApplyBulkInput,
  BulkApplied,
  BulkPreview,
  ListStaffProductsInput,
  ListStaffProductsOutput,
  PreviewBulkInput,
  RemovedProducts,
  RemoveProductInput,
  RemoveProductsInput,
  StaffProductOutput,
  UpdatedProductOutput,
  UpdateProductInput,
} from '@aabha/contracts/products/products.staff.schema';
import {
  PreviewLinkInput,
  PreviewLinkOutput,
  PreviewProductInput,
  PreviewProductOutput,
  PublicationChanged,
  PublishProductInput,
  UnpublishProductInput,
} from '@aabha/contracts/products/publication.schema';
import {
  ExportRemovedProductsInput,
  ListRemovedProductsInput,
  ListRemovedProductsOutput,
  RestoredProduct,
  RestoreProductInput,
} from '@aabha/contracts/products/removed-products.schema';
import {
  ApplyStandardNamesInput,
  PreviewStandardNamesInput,
  StandardNamesApplied,
  StandardNamesPreview,
} from '@aabha/contracts/specifications/standard-names.schema';
import { SetUpInput, SetUpOutput } from '@aabha/contracts/set-up/set-up.schema';
import { ALL_STOCK, LISTED_STOCK, type CachePolicy } from '../../cache/cache-policy';
import { formInput } from '../../trpc/form-input';
import { publicProcedure, router, superAdminProcedure } from '../../trpc/procedures';
import { FILE_IMPORT } from '../../trpc/input-limits';
import { get, ONCE_A_KEY, post, postForm, READS_REPORTS } from '../../trpc/procedure-meta';
import { fitRoom } from './fit-room.service';
import { applyBulk, previewBulk } from './products.bulk.service';
import { exportProducts, importProducts, previewProducts } from './products.csv.service';
import { productFacets } from './products.facets.service';
import { prepareSale } from './products.sale.service';
import { previewLink, previewProduct } from './preview-product.service';
import { publishProduct, unpublishProduct } from './publication.service';
import { successorOf } from './successor.service';
import { setUpOf } from './set-up.service';
import { exportRemovedProducts, listRemovedProducts, restoreProduct } from './restore-product.service';
import { applyStandardNames, previewStandardNames } from './standard-names.service';
import { getProduct, listProducts } from './products.service';
import {
  addProduct,
  getStaffProduct,
  listStaffProducts,
  removeProducts,
  updateProductOf,
} from './products.staff.service';

/** Of public reads of the catalogue that show no stock. */
const WITHOUT_STOCK: CachePolicy = { ...LISTED_STOCK, stock: 'none' };

export const productsRouter = router({
  list: publicProcedure
    .meta(post('/product/list', 'Search, filter and page the catalogue', { cache: LISTED_STOCK }))
    .input(ListProductsInput)
    .output(ListProductsOutput)
    .query(({ ctx, input }) => listProducts(ctx, input)),
  get: publicProcedure
    .meta(get('/product/{id}', 'One television, whole', { cache: LISTED_STOCK }))
    .input(GetProductInput)
    .output(GetProductOutput)
    .query(({ ctx, input }) => getProduct(ctx, input)),
  successor: publicProcedure
    .meta(
      get('/product/{id}/successor', 'What is shown in place of a television that is not', {
        cache: WITHOUT_STOCK,
      }),
    )
    .input(GetProductInput)
    .output(SuccessorOutput)
    .query(({ ctx, input }) => successorOf(ctx, input)),
  setUp: publicProcedure
    .meta(
      get('/product/{id}/set-up', 'How to set up a television, one that is not sold any more too', {
        cache: WITHOUT_STOCK,
      }),
    )
    .input(SetUpInput)
    .output(SetUpOutput)
    .query(({ ctx, input }) => setUpOf(ctx, input)),
  facets: publicProcedure
    .meta({ cache: ALL_STOCK })
    .input(ProductFacetsInput)
    .output(ProductFacetsOutput)
    .query(({ ctx, input }) => productFacets(ctx, input)),
  fitRoom: publicProcedure
    .meta(post('/product/fit-room', 'Up to three televisions that fit a room', { cache: ALL_STOCK }))
    .input(FitRoomInput)
    .output(FitRoomOutput)
    .query(({ ctx, input }) => fitRoom(ctx, input)),
  create: superAdminProcedure
    .meta(postForm('/product/add-product', 'Put a television on sale', ONCE_A_KEY))
    .input(formInput(AddProductInput))
    .output(StaffProductOutput)
    .mutation(({ ctx, input }) => addProduct(ctx, input)),
  update: superAdminProcedure
    .meta(postForm('/product/{id}/update/v2', 'Change a television and its pictures', ONCE_A_KEY))
    .input(formInput(UpdateProductInput))
    .output(UpdatedProductOutput)
    .mutation(({ ctx, input }) => updateProductOf(ctx, input)),
  remove: superAdminProcedure
    .meta(post('/product/{id}/remove', 'Take a television off sale'))
    .input(RemoveProductInput)
    .output(RemovedProducts)
    .mutation(({ ctx, input }) => removeProducts(ctx, [input.id])),
  prepareSale: superAdminProcedure
    .meta(post('/product/{id}/sale-day', 'Prepare a television for a sale day'))
    .input(PrepareSaleInput)
    .output(StaffProductOutput)
    .mutation(({ ctx, input }) => prepareSale(ctx, input)),
  listRemoved: superAdminProcedure
    .meta(post('/product/removed/list', 'Televisions that were removed, the last one first'))
    .input(ListRemovedProductsInput)
    .output(ListRemovedProductsOutput)
    .query(({ ctx, input }) => listRemovedProducts(ctx, input)),
  exportRemoved: superAdminProcedure
    .meta(post('/product/removed/export', 'The removed televisions of a filter as a CSV file', READS_REPORTS))
    .input(ExportRemovedProductsInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportRemovedProducts(ctx, input)),
  restore: superAdminProcedure
    .meta(post('/product/{id}/restore', 'Put a television that was removed on sale again'))
    .input(RestoreProductInput)
    .output(RestoredProduct)
    .mutation(({ ctx, input }) => restoreProduct(ctx, input)),
  publish: superAdminProcedure
    .meta(post('/product/{id}/publish', 'Publish a draft, now or at a time'))
    .input(PublishProductInput)
    .output(PublicationChanged)
    .mutation(({ ctx, input }) => publishProduct(ctx, input)),
  unpublish: superAdminProcedure
    .meta(post('/product/{id}/unpublish', 'Make a draft of a television'))
    .input(UnpublishProductInput)
    .output(PublicationChanged)
    .mutation(({ ctx, input }) => unpublishProduct(ctx, input)),
  previewLink: superAdminProcedure
    .meta(post('/product/{id}/preview-link', 'A link to the page of a television that is not published'))
    .input(PreviewLinkInput)
    .output(PreviewLinkOutput)
    .mutation(({ ctx, input }) => previewLink(ctx, input)),
  preview: publicProcedure
    .meta(post('/product/preview', 'The television of a preview link'))
    .input(PreviewProductInput)
    .output(PreviewProductOutput)
    .query(({ ctx, input }) => previewProduct(ctx, input)),
  removeMany: superAdminProcedure
    .input(RemoveProductsInput)
    .output(RemovedProducts)
    .mutation(({ ctx, input }) => removeProducts(ctx, input.ids)),
  listForStaff: superAdminProcedure
    .input(ListStaffProductsInput)
    .output(ListStaffProductsOutput)
    .query(({ ctx, input }) => listStaffProducts(ctx, input)),
  getForStaff: superAdminProcedure
    .input(GetProductInput)
    .output(StaffProductOutput)
    .query(({ ctx, input }) => getStaffProduct(ctx, input)),
  previewBulk: superAdminProcedure
    .input(PreviewBulkInput)
    .output(BulkPreview)
    .query(({ ctx, input }) => previewBulk(ctx, input)),
  applyBulk: superAdminProcedure
    .meta(ONCE_A_KEY)
    .input(ApplyBulkInput)
    .output(BulkApplied)
    .mutation(({ ctx, input }) => applyBulk(ctx, input)),
  previewStandardNames: superAdminProcedure
    .input(PreviewStandardNamesInput)
    .output(StandardNamesPreview)
    .query(({ ctx, input }) => previewStandardNames(ctx, input)),
  applyStandardNames: superAdminProcedure
    .input(ApplyStandardNamesInput)
    .output(StandardNamesApplied)
    .mutation(({ ctx, input }) => applyStandardNames(ctx, input)),
  previewImport: superAdminProcedure
    .meta({ limits: FILE_IMPORT })
    .input(formInput(PreviewCsvInput))
    .output(ImportPreview)
    .mutation(({ ctx, input }) => previewProducts(ctx, input)),
  importCsv: superAdminProcedure
    .meta({ ...ONCE_A_KEY, limits: FILE_IMPORT })
    .input(formInput(ImportCsvInput))
    .output(ImportDone)
    .mutation(({ ctx, input }) => importProducts(ctx, input)),
  exportCsv: superAdminProcedure
    .output(ExportCsv)
    .query(({ ctx }) => exportProducts({ ...ctx, db: ctx.workDb })),
});
