/* The dependency rule of docs/ARCHITECTURE.md. Folder names are captured, so a new module, feature or resource is
   covered the day it is made. scripts/tests/boundaries.test.ts proves that each rule bites. */

const TESTS = '(\\.test\\.tsx?$|/testing/)';
const ROOT_TOOLS = '^(scripts|e2e|benchmarks)/';
const NPM = 'node_modules/';

/** From `path` only what matches `allowed` may be imported, beside packages of the registry and Node itself. */
const only = (name, comment, path, allowed, except = []) => ({
  name,
  comment,
  severity: 'error',
  from: { path, pathNot: [TESTS, ...except] },
  to: { pathNot: [...allowed, NPM], dependencyTypesNot: ['core'] },
});

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const packages = [
  never(
    'contracts-are-a-leaf',
    'Contracts know zod and nothing else, so that browser and server can share them.',
    { path: '^packages/contracts/src/', pathNot: TESTS },
    { pathNot: ['^packages/contracts/src/', `${NPM}zod/`] },
  ),
  only('messages-know-contracts', 'Messages know the contracts only.', '^packages/messages/src/', [
    '^packages/messages/src/',
    '^packages/contracts/src/',
  ]),
  only('ui-knows-contracts', 'The look knows contracts and messages only.', '^packages/ui/src/', [
    '^packages/ui/src/',
    '^packages/(contracts|messages)/src/',
  ]),
  only('db-knows-contracts', 'The database knows the contracts only.', '^packages/db/src/', [
    '^packages/db/src/',
    '^packages/contracts/src/',
  ]),
  only('web-knows-contracts', 'The web server of both apps knows the contracts only.', '^packages/web/src/', [
    '^packages/web/src/',
    '^packages/contracts/src/',
  ]),
  only(
    'embedded-stands-alone',
    'Stand-ins speak real protocols and know nothing of ours.',
    '^packages/embedded/src/',
    ['^packages/embedded/src/'],
  ),
  never(
    'embedded-is-no-product',
    'Product code never imports a stand-in; scripts and tests start it.',
    { path: '^(apps|packages)/', pathNot: [TESTS, '^packages/embedded/'] },
    { path: '^packages/embedded/' },
  ),
  never(
    'nothing-uses-the-tools',
    'Scripts, browser tests and benchmarks may use anything; nothing uses them.',
    { path: '^(apps|packages)/' },
    { path: ROOT_TOOLS },
  ),
  never(
    'test-parts-stay-in-tests',
    'What lives under testing/ is for tests.',
    { path: '^(apps|packages)/', pathNot: TESTS },
    { path: TESTS },
  ),
];

const apps = [
  only(
    'api-knows-contracts-and-db',
    'The API knows contracts, database and messages, and limits, stops and ends connections as the web servers do.',
    '^apps/api/src/',
    [
      '^apps/api/src/',
      '^packages/(contracts|db|messages)/src/',
      '^packages/web/src/(draining|public-url-error|stop-on-signals|end-unused|readable-url|network-of|read-body|connection-limits|slow-readers|pipelining|unread-bodies|process-metrics|observe-requests|trusted-addresses)\\.ts$',
    ],
  ),
  only(
    'store-knows-contracts-ui-web',
    'The storefront knows contracts, look and web server.',
    '^apps/store/',
    ['^apps/store/', '^packages/(contracts|messages|ui|web)/src/', '^apps/api/src/modules/router\\.ts$'],
  ),
  only(
    'admin-knows-contracts-ui-web',
    'The back office knows contracts, look and web server.',
    '^apps/admin/',
    ['^apps/admin/', '^packages/(contracts|ui|web)/src/', '^apps/api/src/modules/router\\.ts$'],
  ),
  never(
    'api-as-types-only',
    'The web apps know the API by the type of its router; its code stays on the server.',
    { path: '^apps/(store|admin)/' },
    { path: '^apps/api/', dependencyTypesNot: ['type-only'] },
  ),
];

const store = [
  never(
    'no-feature-in-a-feature',
    'Features meet in routes and layout.',
    { path: '^apps/store/src/features/([^/]+)/' },
    { path: '^apps/store/src/features/', pathNot: '^apps/store/src/features/$1/' },
  ),
  only('features-know-lib', 'A feature knows lib, not the page it is on.', '^apps/store/src/features/', [
    '^apps/store/src/(features|components|lib)/',
    '^packages/(contracts|messages|ui)/src/',
  ]),
  only('components-know-lib', 'A component of the shop knows no noun.', '^apps/store/src/components/', [
    '^apps/store/src/(components|lib)/',
    '^packages/(contracts|messages|ui)/src/',
  ]),
  only('layout-knows-features', 'The frame knows features and lib.', '^apps/store/src/layout/', [
    '^apps/store/src/(layout|features|lib)/',
    '^packages/(contracts|messages|ui)/src/',
    '^packages/web/src/session/end-session\\.ts$',
  ]),
  only('routes-place', 'A route places features in the layout.', '^apps/store/src/routes/', [
    '^apps/store/src/(features|layout|lib)/',
    '^apps/store/src/(styles/.*|[^/]*)\\.css$',
    '^packages/(contracts|messages|ui)/src/',
  ]),
  only('lib-knows-contracts', 'lib is below everything of the app.', '^apps/store/src/lib/', [
    '^apps/store/src/lib/',
    '^packages/(contracts|messages)/src/',
    '^packages/web/src/(repeat-call\\.ts$|session/)',
    '^apps/api/src/modules/router\\.ts$',
  ]),
];

const admin = [
  never(
    'resources-share-fields-only',
    'Of another resource only its fields and the shape of its records may be shown.',
    { path: '^apps/admin/src/resources/([^/]+)/' },
    {
      path: '^apps/admin/src/resources/[^/]+/',
      pathNot: ['^apps/admin/src/resources/$1/', '(Field\\.tsx|-record\\.ts)$'],
    },
  ),
  never(
    'resources-are-declared-once',
    'Only resources.ts knows all resources; screens get their data through react-admin.',
    { path: '^apps/admin/src/', pathNot: [TESTS, '^apps/admin/src/App\\.tsx$'] },
    { path: '^apps/admin/src/resources/resources\\.ts$' },
  ),
  only(
    'resources-know-data',
    'A resource knows data, frame, contracts and look.',
    '^apps/admin/src/resources/',
    ['^apps/admin/src/(resources|data|components)/', '^packages/(contracts|messages|ui)/src/'],
  ),
  only('data-knows-contracts', 'The data layer knows the contracts.', '^apps/admin/src/data/', [
    '^apps/admin/src/data/',
    '^packages/contracts/src/',
    '^packages/web/src/(repeat-call\\.ts$|session/)',
    '^apps/api/src/modules/router\\.ts$',
  ]),
  never(
    'frame-knows-no-resource',
    'Components and dashboard know data and look; of a resource only its fields and records.',
    { path: '^apps/admin/src/(components|dashboard)/' },
    { path: '^apps/admin/src/resources/', pathNot: '(Field\\.tsx|-record\\.ts)$' },
  ),
];

const modules = [
  never(
    'modules-meet-in-services',
    'Of another module only a service may be called; free stock and pictures are columns of many queries.',
    { path: '^apps/api/src/modules/([^/]+)/', pathNot: TESTS },
    {
      path: '^apps/api/src/modules/[^/]+/',
      pathNot: [
        '^apps/api/src/modules/$1/',
        '\\.service\\.ts$',
        '/(stock/stock|media/picture-columns)\\.queries\\.ts$',
      ],
    },
  ),
  never(
    'sql-in-queries',
    'SQL stands in files of queries; services say what is read and written.',
    {
      path: '^apps/api/src/modules/',
      pathNot: [TESTS, '\\.queries\\.ts$'],
    },
    { path: `(^|${NPM})drizzle-orm` },
  ),
  never(
    'tables-in-queries',
    'Queries name tables; a service may know the types of their rows.',
    {
      path: '^apps/api/src/modules/',
      pathNot: [TESTS, '\\.queries\\.ts$'],
    },
    { path: '^packages/db/src/schema/', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'queries-decide-nothing',
    'Queries know tables; what they are asked for is decided above.',
    { path: '^apps/api/src/modules/.*\\.queries\\.ts$' },
    { path: '^apps/api/src/', pathNot: ['\\.(queries|search)\\.ts$'] },
  ),
  never(
    'routers-call-services',
    'A procedure is meta, input, output and one call to its own services.',
    { path: '^apps/api/src/modules/([^/]+)/.*\\.router\\.ts$' },
    {
      path: '^(apps/api/src|packages/db)/',
      pathNot: [
        '^apps/api/src/modules/$1/.*\\.service\\.ts$',
        '^apps/api/src/trpc/',
        '^apps/api/src/cache/cache-policy\\.ts$',
      ],
    },
  ),
  never(
    'services-know-no-router',
    'The transport is above the modules.',
    {
      path: '^apps/api/src/(modules/.*(?<!\\.router)|outbox/.*|ports/.*)\\.ts$',
      pathNot: [TESTS, '^apps/api/src/modules/router\\.ts$'],
    },
    {
      path: '^apps/api/src/(rest/|http/|modules/router\\.ts|app\\.ts|main\\.ts|.*\\.router\\.ts)',
    },
  ),
  never(
    'ports-are-interfaces',
    'Only ports/index.ts chooses an adapter; everybody else knows the interface.',
    { path: '^apps/api/src/', pathNot: [TESTS, '^apps/api/src/ports/'] },
    {
      path: '^apps/api/src/ports/[^/]+/',
      pathNot: ['^apps/api/src/ports/([^/]+)/\\1\\.ts$', '/signatures\\.ts$'],
    },
  ),
  only(
    'outbox-knows-db',
    'The outbox carries what it is given; it knows no module, only how to log what failed.',
    '^apps/api/src/outbox/',
    [
      '^apps/api/src/(outbox/|context/deps\\.ts|core/(log|events)\\.ts|tracing/tracing\\.ts)',
      '^packages/(contracts|db)/src/',
    ],
  ),
  never(
    'schemas-know-no-rules',
    'In the contracts rules may use schemas, never back.',
    { path: '^packages/contracts/src/.*\\.schema\\.ts$' },
    { path: '^packages/contracts/src/.*\\.rules\\.ts$' },
  ),
];

const everywhere = [
  never('no-cycles', 'A circle has no top to start reading from.', {}, { circular: true }),
  never('resolvable', 'What is imported exists.', {}, { couldNotResolve: true }),
  {
    name: 'no-orphans',
    comment: 'A file that nothing imports and that starts nothing is dead.',
    severity: 'error',
    from: {
      orphan: true,
      pathNot: [
        '\\.d\\.m?ts$',
        '\\.test\\.tsx?$',
        '^(packages/ui/src|scripts)/testing/(component|wait)-setup\\.ts$',
        '\\.config\\.(ts|js|cjs)$',
        '\\.dependency-cruiser\\.cjs$',
        '^apps/[^/]+/(src|server)/(main|dev|entry-client|entry-server)\\.tsx?$',
        '^(packages/embedded|apps/api)/src/.*/page/',
        '^packages/messages/src/(?!en/)\\w+/',
        '^(apps|packages)/[^/]+/scripts/',
        ROOT_TOOLS,
        '\\.css$',
      ],
    },
    to: {},
  },
  never(
    'declared-packages-only',
    'A package that is used is named in the package.json beside it.',
    { path: '^(apps|packages)/', pathNot: TESTS },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
];

module.exports = {
  forbidden: [...packages, ...apps, ...store, ...admin, ...modules, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/\\.cache/|\\.gen\\.ts$|\\.css$|\\.woff2$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
