/** The line of zod that decides whether schemas are compiled with `new Function`. */
const DECISION = 'const jit = !core.globalConfig.jitless;';
const SCHEMAS = /[\\/]zod[\\/]v4[\\/]core[\\/]schemas\.js$/;

/**
 * A Vite plugin that removes zod's compiled parsing from a client build. The Content-Security-Policy forbids `new Function`, so it
 * never runs in browsers; trying it is a violation that browsers report (docs/decisions/057-trusted-types.md).
 */
export function jitlessZod() {
  return {
    name: 'jitless-zod',
    apply: 'build' as const,
    transform(code: string, id: string, options?: { ssr?: boolean }) {
      if (options?.ssr || !SCHEMAS.test(id)) return null;
      if (!code.includes(DECISION)) throw new Error('zod decides elsewhere whether it compiles schemas.');
      return { code: code.replace(DECISION, 'const jit = false;'), map: null };
    },
  };
}
