import type { Known, ListRequest } from '../admin-lists/calls';

/** Returns a request for every list of televisions, with its filters, sorts, searches and deep pages. */
function listRequests(products: number): ListRequest[] {
  const list = (name: string, input: object): ListRequest => ({
    name: `shop: ${name}`,
    procedure: 'products.list',
    input,
  });
  const lastPage = Math.ceil(products / 20);
  return [
    list('newest', {}),
    list('middle page', { pageNum: Math.ceil(lastPage / 2) }),
    list('last page', { pageNum: lastPage }),
    list('by price', { sort: { field: 'price', order: 'asc' } }),
    list('by rating', { sort: { field: 'rating', order: 'desc' } }),
    list('by name', { sort: { field: 'name', order: 'asc' } }),
    list('by discount', { sort: { field: 'discount', order: 'desc' } }),
    list('of a technology', { filters: { technology: ['QLED'] } }),
    list('of a technology, by price', {
      filters: { minPrice: 20_000, technology: ['QLED'] },
      sort: { field: 'price', order: 'asc' },
    }),
    list('of a price', { filters: { minPrice: 30_000, maxPrice: 40_000 } }),
    list('of a size', { filters: { screenInches: [55] } }),
    list('available', { filters: { availability: 'in' } }),
    list('of a category, available, by price', {
      filters: { category: ['Smart TV'], availability: 'in' },
      sort: { field: 'price', order: 'desc' },
    }),
    list('of a brand, by price', {
      filters: { companyName: ['Velora'] },
      sort: { field: 'price', order: 'asc' },
    }),
    list('of a brand, by name', {
      filters: { companyName: ['Velora'] },
      sort: { field: 'name', order: 'asc' },
    }),
    list('search of many', { filters: { search: 'qled' } }),
    /* A small shop has fewer than a whole page of them. */
    list('search of two words', { filters: { search: 'nocturne 55' }, pageSize: 15 }),
    list('search with a typo', { filters: { search: 'nocturn oled' } }),
    list('search of filters', { filters: { search: '4k under 40000' } }),
    list('search without results', { filters: { search: 'zzyzx' } }),
    /* A small shop has one such television. */
    list('name contains', { filters: { name: 'edition 777' }, pageSize: 1 }),
  ];
}

/** Returns the requests of visitors. */
export const shopRequests = (known: Known, products: number): ListRequest[] => [
  ...listRequests(products),
  { name: 'shop: television', procedure: 'products.get', input: { id: known.productId } },
  { name: 'shop: facets', procedure: 'products.facets', input: {} },
  {
    name: 'shop: facets of a filter',
    procedure: 'products.facets',
    input: { filters: { technology: ['QLED'], minPrice: 20_000 } },
  },
  {
    name: 'shop: facets of a search',
    procedure: 'products.facets',
    input: { filters: { search: 'qled' } },
  },
  {
    name: 'shop: facets of a common word',
    procedure: 'products.facets',
    input: { filters: { search: 'nocturne' } },
  },
  {
    name: 'shop: facets of two words',
    procedure: 'products.facets',
    input: { filters: { search: 'nocturne 55' } },
  },
  {
    name: 'shop: facets of a rare word',
    procedure: 'products.facets',
    input: { filters: { search: 'nocturne aurora' } },
  },
  {
    name: 'shop: televisions for a room',
    procedure: 'products.fitRoom',
    input: { distanceCm: 250, wallCm: 180, budget: 1_00_000 },
  },
  {
    name: 'shop: televisions for a room with its furniture',
    procedure: 'products.fitRoom',
    input: { distanceCm: 250, wallCm: 180, tableCm: 120, budget: 1_00_000 },
  },
  {
    name: 'shop: reviews of a television',
    procedure: 'reviews.list',
    input: { filters: { product: known.productId } },
  },
  { name: 'shop: news', procedure: 'news.list', input: {} },
];

/** Returns a request for every list of a shopper's own records. */
export const ownRequests = (): ListRequest[] => [
  { name: 'own orders', procedure: 'orders.list', input: {} },
  { name: 'own orders: search', procedure: 'orders.list', input: { filters: { search: 'velora' } } },
  { name: 'own invoices', procedure: 'invoices.list', input: {} },
  { name: 'own complaints', procedure: 'complaints.list', input: {} },
];
