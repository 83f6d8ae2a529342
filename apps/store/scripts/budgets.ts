/** What a page may weigh, in KB of 1,024 bytes, compressed with Brotli where it is text. One place for every budget of the storefront. */
export interface PageBudget {
  page: string;
  /** The source of the route's own chunk. */
  chunk: string;
  scriptKb: number;
  styleKb: number;
  scriptFiles: number;
  /** The page as the server sends it. */
  htmlKb: number;
  /** All pictures of the first view, on a phone with two pixels to the point; with room for one more row of cards. */
  pictureKb: number;
  /** The face of the first view: English, with the rupee sign. */
  fontKb: number;
  /** Everything that is fetched for the first view: the page, scripts, faces, pictures, calls. */
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
