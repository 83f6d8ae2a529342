/** How many of each are in a database. */
export interface ShopSize {
  orders: number;
  products: number;
  serviceAreas: number;
}

const number = (name: string, usual: number): number => Number(process.env[name] || usual);

/** Returns the settings of a run, from the environment. */
export const sizeSettings = () => ({
  small: {
    orders: number('SMALL_ORDERS', 10_000),
    products: number('SMALL_PRODUCTS', 1000),
    serviceAreas: number('AREAS', 20_000),
  } satisfies ShopSize,
  large: {
    orders: number('ORDERS', 1_000_000),
    products: number('PRODUCTS', 100_000),
    serviceAreas: number('AREAS', 20_000),
  } satisfies ShopSize,
  /** The median is taken of so many. */
  times: number('TIMES', 9),
  /** Where both databases stay for the next run. */
  folder: process.env.DATA_FOLDER || undefined,
  /** Words, one of which the names of the measured requests have; all are measured without any. */
  only: (process.env.ONLY ?? '').split(',').filter(Boolean),
  /** Memory of the database for pages, of both sizes: a quarter of a server of 8 GB. */
  sharedBuffers: process.env.SHARED_BUFFERS || '2GB',
  /** The ratio beyond which a request is marked. */
  bar: number('BAR', 1.5),
});
