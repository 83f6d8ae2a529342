import type { ApiOutputs } from '../../src/lib/trpc';
import Fastify from 'fastify';
import type { ErrorCode } from '@aabha/contracts/errors/error-table';
import { SAMPLE_PRODUCT } from '@aabha/contracts/products/testing/sample-product';
import { demoSettings } from '@aabha/contracts/shop-settings/settings';
import { setUpGuide } from '@aabha/contracts/set-up/set-up-guide.rules';
import { specificationReader } from '@aabha/contracts/set-up/specification-reader';
import { heroTexts } from '@aabha/contracts/shop-texts/hero-value';
import { SEEDED_HERO } from '@aabha/contracts/shop-texts/seeded-hero';
import { SEEDED_TEXTS } from '@aabha/contracts/shop-texts/seeded-texts';
import { shopText } from '@aabha/contracts/shop-texts/shop-text';
import { waitingRoom } from './waiting-room';

type Outputs = ApiOutputs;

const picture = (name: string) => ({
  src: `/media/${name}.jpg`,
  width: 1200,
  height: 900,
  placeholder: 'data:image/png;base64,AA==',
  sources: [
    { type: 'image/avif', srcset: `/media/${name}-320.avif 320w, /media/${name}-640.avif 640w` },
    { type: 'image/webp', srcset: `/media/${name}-320.webp 320w` },
  ],
});

const NOW = '2026-11-03T08:00:00.000Z';

/** A television whose texts would break markup if they were not escaped. */
const television = (id: string): Outputs['products']['get']['product'] => ({
  ...SAMPLE_PRODUCT,
  _id: id,
  name: `Surya "43" </script><b>&amp; ${id}`,
  image: [`/media/${id}.jpg`],
  pictures: [picture(id), picture(`${id}-back`)],
  averageRating: 4.5,
  reviewCount: 1,
  warranty_pricing: { '12': 1999 },
  created_at: NOW,
  highlights: ['Bright </style> picture'],
  description: 'A television <!-- that --> shows pictures.',
  specificationSchema: [{ title: 'Picture', data: [{ key: 'Panel', value: 'QLED' }] }],
});

const article = (id: string): Outputs['news']['get']['news'] => ({
  _id: id,
  title: `How large </title> a screen? ${id}`,
  subtitle: 'From the sofa to the screen.',
  description: 'Measure.\n\nThen choose.',
  image: [`/media/${id}.jpg`],
  pictures: [picture(id)],
  created_at: NOW,
  updated_at: NOW,
});

const ids = (name: string) => ['1', '2', '3', '4'].map((n) => `${name}-${n}`);
const products = ids('tv').map(television);
const facts = demoSettings();
const { brand } = facts;
const CONDITIONS = { googleAnalytics: false, picturesAreDrawings: false };

const ASKED: Outputs['settings']['text']['sections'] = [
  { id: 'where', title: 'Where we deliver', blocks: [{ kind: 'paragraph', content: ['India.'] }] },
  {
    id: 'how-long',
    title: 'How long does it take?',
    blocks: [{ kind: 'paragraph', content: ['Three to ', { strong: 'five' }, ' days.'] }],
  },
];

/** Sections of the home page that have nothing of their own. */
const LINK_KINDS = [
  'hero',
  'sizes',
  'technologies',
  'featured',
  'rooms',
  'guide',
  'brands',
  'film',
  'trust',
  'news',
] as const;

type Results = {
  [N in keyof Outputs]?: { [P in keyof Outputs[N]]?: (input: { id: string }) => Outputs[N][P] };
};

/** An answer with an error code of the shop. */
class Refusal extends Error {
  constructor(readonly reason: ErrorCode) {
    super('This television is not available any more.');
  }
}

/** What the server reads for pages; a call that is missing here fails. */
const RESULTS: Results = {
  settings: {
    get: () => ({
      brand,
      taglines: {},
      shippingFee: 99,
      upiCeiling: 5_00_000,
      picturesAreDrawings: false,
      visitorCarts: false,
      webVitalsSample: 0,
      storeUrl: 'https://shop.example',
      takesOrders: true,
    }),
    text: (input) => ({
      ...shopText(SEEDED_TEXTS.terms, { language: 'en', facts, conditions: CONDITIONS }),
      ...('name' in input && input.name === 'shipping' ? { sections: ASKED } : {}),
      ...{ version: 1, publishedAt: NOW, isCurrent: true },
    }),
    textVersions: () => ({ terms: 1, privacy: 1, shipping: 1, unboxing: 1, disclaimer: 1 }),
    legalContacts: () => facts.legalContacts,
    hero: () => heroTexts(SEEDED_HERO, 'en'),
  },
  products: {
    list: () => ({ productList: products, productCount: products.length }),
    facets: () => ({
      category: [],
      companyName: [{ value: 'Surya', count: 4 }],
      resolution: [],
      technology: [{ value: 'QLED', count: 4 }],
      beeStars: [],
      countryOfOrigin: [],
      screenInches: [{ value: 43, count: 4 }],
      availability: [{ value: 'in', count: 4 }],
      price: { min: 30_000, max: 30_000 },
      priceRanges: [0, 0, 4, 0, 0],
    }),
    get: ({ id }) => {
      if (id.startsWith('retired')) throw new Refusal('PRODUCT_NOT_FOUND');
      return { product: television(id) };
    },
    setUp: ({ id }) => ({
      television: {
        ...{ _id: id, name: television(id).name, companyName: 'Surya', modelNumber: 'S43' },
        ...{ screenInches: 43, picture: picture(id), isListed: true },
      },
      guide: setUpGuide(
        television(id),
        specificationReader([{ title: 'Box', data: [{ key: 'In the box', value: 'Stand, remote' }] }], []),
      ),
    }),
    successor: ({ id }) => ({ successor: id === 'retired-with-successor' ? { _id: 'tv-1' } : null }),
  },
  home: {
    get: () => ({
      sections: [
        ...LINK_KINDS.map((kind) => ({ key: kind, kind })),
        { key: 'deals', kind: 'deals', products },
        { key: 'budgets', kind: 'budgets', budgets: [{ max: 40_000, count: 4 }] },
      ],
    }),
  },
  specifications: { known: () => ({ terms: [], specifications: [] }) },
  reviews: {
    list: () => ({
      reviewList: [],
      reviewCount: 0,
      matchCount: 0,
      averageRating: 0,
      photoCount: 0,
      ratingCounts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    }),
  },
  news: {
    list: () => ({ newsList: ids('news').map(article), newsCount: 4 }),
    get: ({ id }) => ({ news: article(id) }),
  },
  selfAudits: {
    latest: () => ({
      audit: { ended_at: '2026-11-22T20:30:00.000Z', results: [{ pattern: 'nagging', result: 'passed' }] },
    }),
  },
  complaints: {
    monthlyCounts: () => ({
      months: [
        {
          ...{ month: '2026-11', received: 3, acknowledged_in_time: 3 },
          ...{ resolved: 2, resolved_in_time: 2, pending: 1 },
        },
      ],
    }),
  },
  waitingRoom: { get: waitingRoom },
  wholesale: { list: () => ({ wholesaleProductsList: [], wholesaleProductsCount: 0 }) },
};

/** Starts an API with a few products and articles, over tRPC's batch protocol. */
export async function startCatalogueApi() {
  const app = Fastify({ routerOptions: { maxParamLength: 500 } });
  const byName = RESULTS as Record<string, Record<string, (input: unknown) => unknown>>;
  app.get<{ Params: { names: string }; Querystring: { input?: string } }>(
    '/trpc/:names',
    async ({ params, query }) => {
      const inputs = JSON.parse(query.input ?? '{}') as Record<string, unknown>;
      return params.names.split(',').map((name, index) => {
        const [noun = '', verb = ''] = name.split('.');
        const call = byName[noun]?.[verb];
        if (!call) throw new Error(`The catalogue has no ${name}.`);
        try {
          return { result: { data: call(inputs[index]) } };
        } catch (error) {
          const refused = error instanceof Refusal ? { reason: error.reason, fields: {} } : {};
          return { error: { message: String(error), code: -32600, data: { httpStatus: 400, ...refused } } };
        }
      });
    },
  );
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), stop: () => app.close() };
}
