import type { ApiDocument, JsonSchema, Operation } from './schema.types';

/** Direction of the values: in requests a narrower schema breaks callers, in responses a wider one does. */
type Direction = 'request' | 'response';
type Report = (what: string) => void;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const choicesOf = (schema: JsonSchema) => schema.anyOf ?? schema.oneOf;

/** Bounds, and whether a larger number accepts less. */
const BOUNDS = [
  ['minLength', true],
  ['minimum', true],
  ['minItems', true],
  ['maxLength', false],
  ['maximum', false],
  ['maxItems', false],
] as const;

function compareBounds(before: JsonSchema, after: JsonSchema, report: Report): void {
  for (const [bound, larger] of BOUNDS) {
    const [was, is] = [before[bound], after[bound]];
    if (is === undefined || is === was) continue;
    if (was === undefined || (larger ? is > was : is < was)) report(`${bound} is now ${is}`);
  }
  for (const rule of ['pattern', 'multipleOf'] as const)
    if (after[rule] !== undefined && after[rule] !== before[rule]) report(`${rule} is now ${after[rule]}`);
}

function compareFields(
  before: JsonSchema,
  after: JsonSchema,
  direction: Direction,
  at: string,
  report: Report,
): void {
  const [was, is] = [before.properties ?? {}, after.properties ?? {}];
  for (const [name, schema] of Object.entries(was)) {
    const now = is[name];
    if (now) compareSchemas(schema, now, direction, `${at}.${name}`, report);
    else if (direction === 'response' || after.additionalProperties === false)
      report(`${at}.${name} is gone`);
  }
  const [must, musts] = [before.required ?? [], after.required ?? []];
  if (direction === 'request')
    for (const name of musts) if (!must.includes(name)) report(`${at}.${name} must now be sent`);
  if (direction === 'response')
    for (const name of must)
      if (is[name] && !musts.includes(name)) report(`${at}.${name} may now be left out`);
}

function compareEnums(
  before: JsonSchema,
  after: JsonSchema,
  direction: Direction,
  at: string,
  report: Report,
): void {
  if (direction === 'response') return;
  if (after.enum && !before.enum) report(`${at} takes only ${after.enum.join(', ')} now`);
  for (const value of before.enum ?? [])
    if (after.enum && !after.enum.includes(value)) report(`${at} no longer takes ${String(value)}`);
}

/** Reports every way in which `after` breaks a client made for `before`. */
function compareSchemas(
  before: JsonSchema,
  after: JsonSchema,
  direction: Direction,
  at: string,
  report: Report,
): void {
  const [was, is] = [choicesOf(before), choicesOf(after)];
  if (was || is) {
    const [smaller, larger] =
      direction === 'request' ? [was ?? [before], is ?? [after]] : [is ?? [after], was ?? [before]];
    const plain = (schema: JsonSchema) =>
      JSON.stringify(schema, (key, value: unknown) =>
        key === 'example' || key === 'description' ? undefined : value,
      );
    const known = new Set(larger.map(plain));
    for (const choice of smaller)
      if (!known.has(plain(choice)))
        report(`${at} ${direction === 'request' ? 'no longer takes' : 'may now be'} ${plain(choice)}`);
    return;
  }
  if (!same(before.type, after.type)) {
    const widened = direction === 'request' && after.type === 'number' && before.type === 'integer';
    const narrowed = direction === 'response' && after.type === 'integer' && before.type === 'number';
    if (!widened && !narrowed) report(`${at} was ${String(before.type)} and is ${String(after.type)}`);
    return;
  }
  if (!same(before.const, after.const))
    report(`${at} was ${String(before.const)} and is ${String(after.const)}`);
  compareEnums(before, after, direction, at, report);
  if (direction === 'request') compareBounds(before, after, (what) => report(`${at}: ${what}`));
  compareFields(before, after, direction, at, report);
  if (before.items && after.items) compareSchemas(before.items, after.items, direction, `${at}[]`, report);
  const [extra, extras] = [before.additionalProperties, after.additionalProperties];
  if (typeof extra === 'object' && typeof extras === 'object')
    compareSchemas(extra, extras, direction, `${at}.*`, report);
}

function compareOperations(before: Operation, after: Operation, report: Report): void {
  const open = ({ security = [] }: Operation) => security.some((one) => Object.keys(one).length === 0);
  if (open(before) && !open(after)) report('now needs a token');
  for (const parameter of after.parameters ?? []) {
    const earlier = before.parameters?.find(({ name }) => name === parameter.name);
    if (earlier) compareSchemas(earlier.schema, parameter.schema, 'request', parameter.name, report);
    else if (parameter.required) report(`${parameter.name} must now be sent`);
  }
  for (const { name } of before.parameters ?? [])
    if (!after.parameters?.some((parameter) => parameter.name === name)) report(`${name} is gone`);
  if (after.requestBody?.required && !before.requestBody?.required) report('now needs a body');
  for (const [type, { schema = {} }] of Object.entries(before.requestBody?.content ?? {})) {
    const now = after.requestBody?.content[type]?.schema;
    if (now) compareSchemas(schema, now, 'request', 'body', report);
    else report(`no longer takes ${type}`);
  }
  for (const [type, { schema = {} }] of Object.entries(before.responses['200']?.content ?? {})) {
    const now = after.responses['200']?.content?.[type]?.schema;
    if (now) compareSchemas(schema, now, 'response', 'response', report);
    else report(`no longer responds with ${type}`);
  }
}

/** Returns what breaks a client made for the earlier document. Additions do not. */
export function breakingChanges(before: ApiDocument, after: ApiDocument): string[] {
  const found: string[] = [];
  for (const [path, verbs] of Object.entries(before.paths))
    for (const [verb, operation] of Object.entries(verbs)) {
      const name = `${verb.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[verb as 'get' | 'post'];
      if (now) compareOperations(operation, now, (what) => found.push(`${name}: ${what}`));
      else found.push(`${name} is gone`);
    }
  return found;
}
