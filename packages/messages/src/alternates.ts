/** `hreflang` and start of the addresses of each language of the shop; `x-default` for visitors of any other. */
export const ALTERNATES: readonly (readonly [hrefLang: string, basePath: string])[] = [
  ['en-IN', ''],
  ['hi-IN', '/hi'],
  ['x-default', ''],
];
