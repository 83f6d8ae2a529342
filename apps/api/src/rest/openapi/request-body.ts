import type { z } from 'zod';
import { FORM_TYPE } from '../../trpc/procedure-meta';
import type { RestEndpoint } from '../rest-routes';
import { exampleOf, requestExample } from './examples';
import type { JsonSchema, Operation } from './schema.types';

const SAFE = Number.MAX_SAFE_INTEGER;

/**
 * Character classes that need the unicode flag, with equivalents that exclude the same ASCII and control
 * characters without it.
 */
const PORTABLE_CLASSES: readonly (readonly [string, string])[] = [
  ['[\\p{L}\\p{M} ]', '[^\\x00-\\x1f!-@\\[-`{-\\x9f]'],
  ['[\\p{L}\\p{N}_-]', '[^\\x00-,./:-@\\[-^`{-\\x9f]'],
  ['\\p{L}', '[^\\x00-@\\[-`{-\\x9f]'],
];

/**
 * Returns a pattern that has the same meaning without the unicode flag: validators leave it out and would
 * reject every name. Outside ASCII it accepts more than the contract does.
 */
export function portablePattern(pattern: string): string {
  return PORTABLE_CLASSES.reduce((text, [unicode, plain]) => text.replaceAll(unicode, plain), pattern);
}

const isBoundOfEveryInteger = (key: string, value: unknown) =>
  (key === 'minimum' && value === -SAFE) || (key === 'maximum' && value === SAFE);

/** Returns a schema without the bounds of every integer, and with portable patterns. */
export function plainSchema(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => {
      if (isBoundOfEveryInteger(key, value)) return undefined;
      return key === 'pattern' && typeof value === 'string' ? portablePattern(value) : value;
    }),
  ) as JsonSchema;
}

const isFile = (schema: JsonSchema | undefined) => schema?.items?.format === 'binary';
const A_FILE = { name: 'front.png', size: 1, arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) };

/**
 * Returns the required fields of a form. A function parses its lists, for which the schema cannot say that an
 * absent list is empty, so each field is checked against the contract.
 */
function requiredOf({ path }: RestEndpoint, schema: JsonSchema, input: z.ZodType | undefined): string[] {
  const properties = Object.entries(schema.properties ?? {});
  const whole = Object.fromEntries(
    properties.map(([name, property]) => [name, isFile(property) ? [A_FILE] : exampleOf(property, name)]),
  );
  const ids = path.includes('{id}') ? { id: 'x' } : {};
  return properties
    .map(([name]) => name)
    .filter((name) => input?.safeParse({ ...whole, ...ids, [name]: undefined }).success === false);
}

/** Returns a body that may carry files, or be JSON without files (docs/spec/api.md#forms). */
export function formRequestBody(
  endpoint: RestEndpoint,
  schema: JsonSchema,
  input: z.ZodType | undefined,
): Operation['requestBody'] {
  const required = requiredOf(endpoint, schema, input);
  const properties = schema.properties ?? {};
  const form: JsonSchema = { ...schema, required };
  const texts = Object.entries(properties).filter(([, property]) => !isFile(property));
  const json: JsonSchema = {
    ...form,
    properties: Object.fromEntries(texts),
    required: required.filter((name) => !isFile(properties[name])),
  };
  const encoding = Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      if (isFile(property)) return [[name, { contentType: 'image/png, image/jpeg' }]];
      return property.type === 'object' || property.items?.type === 'object'
        ? [[name, { contentType: 'application/json' }]]
        : [];
    }),
  );
  const needsFile = required.some((name) => isFile(properties[name]));
  return {
    required: required.length > 0,
    content: {
      [FORM_TYPE]: { schema: form, encoding, example: requestExample(form, input) },
      ...(needsFile ? {} : { 'application/json': { schema: json, example: requestExample(json, input) } }),
    },
  };
}
