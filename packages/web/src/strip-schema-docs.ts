interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Returns the ranges of every `.meta(…)` with an argument. */
function rangesOf(value: unknown): [number, number][] {
  if (Array.isArray(value)) return value.flatMap(rangesOf);
  if (!isNode(value)) return [];
  const { callee, arguments: passed } = value as { callee?: Node; arguments?: unknown[] };
  const property = callee?.property as { name?: string } | undefined;
  const isDocs = value.type === 'CallExpression' && property?.name === 'meta' && passed?.length === 1;
  if (!isDocs) return Object.values(value).flatMap(rangesOf);
  const object = callee?.object as Node;
  return [[object.end, value.end], ...rangesOf(object)];
}

/** Returns code without the `.meta(…)` of schemas. Every other character keeps its place, so source maps stay right. */
function withoutSchemaDocs(code: string, parse: (code: string) => unknown): string {
  return rangesOf(parse(code)).reduce(
    (text, [start, end]) =>
      text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end),
    code,
  );
}

/** Modules with schemas of the contracts. */
const SCHEMAS = /[\\/]packages[\\/]contracts[\\/]src[\\/].*\.ts$/;

/**
 * A Vite plugin that removes the documentation of schemas from a build. Descriptions and examples stand in
 * `.meta(…)` beside each field of the contracts, and only the OpenAPI document uses them
 * (docs/decisions/020-documentation-in-the-schemas.md).
 */
export function stripSchemaDocs() {
  return {
    name: 'strip-schema-docs',
    apply: 'build' as const,
    /* After TypeScript has become JavaScript. */
    enforce: 'post' as const,
    transform(this: { parse: (code: string) => unknown }, code: string, id: string) {
      if (!SCHEMAS.test(id) || !code.includes('.meta(')) return null;
      return { code: withoutSchemaDocs(code, (text) => this.parse(text)), map: null };
    },
  };
}
