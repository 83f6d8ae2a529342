import { readFileSync } from 'node:fs';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { restrictions, routerOrder } from './scripts/lint/restrictions.js';

/* What git ignores is output: ESLint would parse the bundles of builds in any folder. */
const ignoredByGit = readFileSync(new URL('.gitignore', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.endsWith('/'))
  .map((folder) => `**/${folder}**`);

const source = ['**/*.ts', '**/*.tsx'];
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'e2e/**'];
const tools = [
  'scripts/**',
  'benchmarks/**',
  'e2e/**',
  'packages/*/scripts/**',
  '*.config.ts',
  '**/*.config.ts',
];
/* Fast paths are chosen as modules are loaded, before there is a configuration. */
const configuration = ['**/config.ts', '**/*-config.ts', 'packages/db/src/driver/fast-paths.ts'];
const counted = { skipBlankLines: true, skipComments: true };

export default tseslint.config(
  {
    ignores: [...ignoredByGit, '**/*.gen.ts', '**/*.generated.ts'],
  },
  {
    files: source,
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-empty': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': [
        'error',
        ...restrictions('transport', 'environment', 'transaction', 'hundredths'),
      ],
    },
  },
  /* Sizes: what does not fit one screen is split by use case. */
  {
    files: source,
    ignores: ['**/seed/data/**'],
    rules: { 'max-lines': ['error', { max: 250, ...counted }] },
  },
  {
    files: source,
    ignores: [...tests, '**/seed/data/**'],
    rules: { 'max-lines-per-function': ['error', { max: 50, ...counted }] },
  },
  {
    files: ['apps/**/*.tsx', 'packages/**/*.tsx'],
    ignores: tests,
    rules: { 'max-lines-per-function': ['error', { max: 120, ...counted }] },
  },
  /* In the two web apps a router and a framework want other things thrown than errors. */
  {
    files: ['apps/api/**/*.ts', 'packages/**/*.ts', 'scripts/**/*.ts'],
    rules: { '@typescript-eslint/only-throw-error': 'error' },
  },
  /* The browser's code. */
  {
    files: ['apps/store/src/**/*.{ts,tsx}', 'apps/admin/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  /* Numbers are grouped as in India, which react-admin's own pager does not do. */
  {
    files: ['apps/admin/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'react-admin', importNames: ['Pagination'], message: 'Pages are turned by ListPager.' },
      ],
    },
  },
  /* Logs are structured: the logger, not the console. */
  {
    files: ['apps/api/src/**/*.ts', 'packages/*/src/**/*.{ts,tsx}'],
    ignores: ['packages/embedded/**'],
    rules: { 'no-console': 'error' },
  },
  /* Where one of the restrictions does not hold, the others still do. */
  {
    files: ['apps/api/src/trpc/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restrictions('environment', 'transaction', 'hundredths')] },
  },
  {
    files: ['**/*.router.ts'],
    plugins: { shop: { rules: { 'router-order': routerOrder } } },
    rules: { 'shop/router-order': 'error' },
  },
  {
    files: [
      ...tools,
      ...tests,
      ...configuration,
      'packages/embedded/**',
      'packages/contracts/src/money/**',
      'packages/db/src/seed/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...restrictions('transaction')] },
  },
);
