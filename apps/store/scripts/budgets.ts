/** Size budgets of the storefront's pages in KB of 1,024 bytes; text is Brotli-compressed. */
interface PageBudget {
  page: string;
  /** Source file of the route's own chunk. */
  chunk: string;
  scriptKb: number;
  styleKb: number;
  scriptFiles: number;
  /** The HTML of the page. */
  htmlKb: number;
  /**
   * All pictures of the first view on a phone with a pixel ratio of two, with a margin of one more row of
   * cards.
   */
  pictureKb: number;
  /** The typeface of the first view: the English subset with the rupee sign. */
  fontKb: number;
  /** All requests of the first view: HTML, scripts, fonts, pictures, API calls. */
  requests: number;
}

export const BUDGETS: readonly PageBudget[] = [
  {
    page: '/',
    chunk: 'src/routes/index.tsx',
    scriptKb: 130,
    styleKb: 10,
    scriptFiles: 9,
    htmlKb: 24,
    pictureKb: 55,
    fontKb: 15,
    requests: 19,
  },
  {
    page: '/televisions',
    chunk: 'src/routes/televisions.tsx',
    scriptKb: 135,
    styleKb: 12,
    scriptFiles: 11,
    htmlKb: 27,
    pictureKb: 70,
    fontKb: 15,
    requests: 25,
  },
  {
    page: '/television/$id',
    chunk: 'src/routes/television.$id.tsx',
    scriptKb: 135,
    styleKb: 12,
    scriptFiles: 11,
    htmlKb: 26,
    pictureKb: 50,
    fontKb: 15,
    requests: 27,
  },
];

/** How much more script a page in Hindi may have: a letter of Devanagari takes three bytes. */
export const TRANSLATION_MORE_SCRIPT_KB = 2;

/** Scripts that load when somebody presses for them, by their source file, in KB of Brotli with all that they import. */
export const ON_DEMAND_BUDGETS: readonly { chunk: string; scriptKb: number }[] = [
  /* three.js, and the model of a television (docs/spec/products.md#turntable). */
  { chunk: 'src/features/products/turntable/scene/create-turntable.ts', scriptKb: 120 },
];
