import {
  GetProductInput,
  GetProductOutput,
  ListProductsInput,
  ListProductsOutput,
  ProductFacetsInput,
  ProductFacetsOutput,
} from '@aabha/contracts/products/products.schema';
import { publicProcedure, router } from '../../trpc/init';
import { get, post } from '../../trpc/rest-meta';
import { getProduct, listProducts, productFacets } from './products.service';

export const productsRouter = router({
  list: publicProcedure
    .meta(post('/product/list', 'Search, filter and page the catalogue'))
    .input(ListProductsInput)
    .output(ListProductsOutput)
    .query(({ ctx, input }) => listProducts(ctx, input)),
  get: publicProcedure
    .meta(get('/product/{id}', 'One television, whole'))
    .input(GetProductInput)
    .output(GetProductOutput)
    .query(({ ctx, input }) => getProduct(ctx, input)),
  facets: publicProcedure
    .input(ProductFacetsInput)
    .output(ProductFacetsOutput)
    .query(({ ctx, input }) => productFacets(ctx, input)),
});
