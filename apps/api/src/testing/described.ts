import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { ShopSettings } from '@aabha/contracts/shop-settings/settings';
import { openApiDocument } from '../rest/openapi/openapi-document';
import type { ApiDocument, Operation } from '../rest/openapi/schema.types';

const BASE = 'https://shop.test/openapi.json';

/** Escapes a key for a JSON pointer. */
const pointer = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Returns the schemas of a document by their path. */
export function schemasOf(document: ApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, BASE);
  const compiled = new Map<string, ValidateFunction>();
  return {
    /**
     * Returns the validation errors of a value against the schema at these keys; undefined when it is valid.
     */
    problems(value: unknown, ...keys: string[]): string | undefined {
      const ref = `${BASE}#/${keys.map(pointer).join('/')}`;
      const validate = compiled.get(ref) ?? ajv.compile({ $ref: ref });
      compiled.set(ref, validate);
      return validate(value) ? undefined : ajv.errorsText(validate.errors, { separator: '\n' });
    },
  };
}

interface ReceivedResponse {
  status: number;
  type: string | null;
  body: unknown;
}

/** Returns a function that finds the path template of a real path; a fixed path before one with parameters. */
function templatesOf({ paths }: ApiDocument) {
  const patterns = Object.keys(paths).map((template) => ({
    template,
    pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]*')}$`),
  }));
  return (path: string): string | undefined => {
    const [plain = ''] = path.split('?');
    if (paths[plain]) return plain;
    return patterns.find(({ pattern }) => pattern.test(plain))?.template;
  };
}

function responseOf(document: ApiDocument, operation: Operation, status: number) {
  const name = operation.responses[status] ? String(status) : 'default';
  const ref = operation.responses[name]?.$ref?.split('/').at(-1);
  const response = ref
    ? (document.components.responses?.[ref] as Operation['responses'][string])
    : operation.responses[name];
  return { response, keys: ref ? ['components', 'responses', ref] : ['responses', name] };
}

/**
 * Returns a function that throws when a response does not match the document. Undocumented paths are ignored.
 */
function describedBy(document: ApiDocument) {
  const schemas = schemasOf(document);
  const templateOf = templatesOf(document);
  return function assertDescribed(
    method: string,
    path: string,
    { status, type, body }: ReceivedResponse,
  ): void {
    const template = templateOf(path);
    const verb = method === 'GET' ? 'get' : 'post';
    const operation = template ? document.paths[template]?.[verb] : undefined;
    if (!template || !operation) return;
    const { response, keys } = responseOf(document, operation, status);
    const media = (type ?? '').split(';')[0] ?? '';
    const received = `${method} ${template} responded ${status} ${media}`;
    if (!response?.content?.[media]) throw new Error(`${received}, which is not described.`);
    if (media !== 'application/json') return;
    const at = keys[0] === 'components' ? keys : ['paths', template, verb, ...keys];
    const wrong = schemas.problems(body, ...at, 'content', media, 'schema');
    if (wrong) throw new Error(`${received}, not as described:\n${wrong}`);
  };
}

const checks = new Map<string, Promise<ReturnType<typeof describedBy>>>();

/** Returns the check of the responses of a brand's API, which the files of a worker share: making it takes half of a shop's start. */
export function describedFor(brand: ShopSettings['brand']): Promise<ReturnType<typeof describedBy>> {
  const name = JSON.stringify(brand);
  const check = checks.get(name) ?? openApiDocument(brand).then(describedBy);
  checks.set(name, check);
  return check;
}
