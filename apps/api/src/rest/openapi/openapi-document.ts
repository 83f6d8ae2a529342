import { ROW_COUNT_HEADER } from '@aabha/contracts/csv/row-count-header';
import { IDEMPOTENCY_KEY_MAX } from '@aabha/contracts/settings/limits';
import type { ShopSettings } from '@aabha/contracts/shop-settings/settings';
import { appRouter } from '../../modules/router';
import { proceduresOf } from '../../trpc/built-procedures';
import type { Access } from '../../core/access';
import {
  CSV_PROCEDURES,
  EVENT_PROCEDURES,
  JSON_FILE_PROCEDURES,
  PDF_STREAM_PROCEDURES,
  PDF_PROCEDURES,
  PROGRESS_PROCEDURES,
} from '../file-responses';
import { restEndpoints, UPPER_CASE_SUCCESS, type RestEndpoint } from '../rest-routes';
import { exampleOf, requestExample } from './examples';
import { failureComponents, failureResponses } from './failures';
import { formRequestBody, plainSchema } from './request-body';
import type { ApiDocument, JsonSchema, Operation, ResponseObject } from './schema.types';
import { DESCRIPTION, TAGS } from './descriptions';
import { WEBHOOK_PATH } from './webhook-path';

const WHO: Record<Access, string> = {
  anyone: 'Open to anyone.',
  signedIn: 'For anyone who is signed in; shoppers see and change their own things only.',
  customers: 'For shoppers (User, Business), on their own things only.',
  staff: 'For staff (SubAdmin, SuperAdmin).',
  superAdmins: 'For a SuperAdmin.',
  customersAndSuperAdmins: 'For shoppers on their own things, and for a SuperAdmin on everybody’s.',
};

const HEADERS = { 'x-request-id': { $ref: '#/components/headers/RequestId' } };

const REPLAYED = { 'idempotency-replayed': { $ref: '#/components/headers/IdempotencyReplayed' } };

const ONCE = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: false,
  description:
    'A key of your own for this request, stored for 24 hours: repeating it with the same body acts once and returns the same response, marked by `Idempotency-Replayed`; with another body it is 422, and while the first call is in progress 409. A key belongs to one caller. A refusal that came before anything was committed is not kept.',
  schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX, pattern: '^[\\x21-\\x7e]+$' },
  example: '5b0e2f2c-6f1b-4f0a-9d53-0f3a0b8f7c11',
};

/** Returns the schema of the envelope around a procedure's output (docs/spec/api.md#envelope). */
function envelope(endpoint: RestEndpoint, data: JsonSchema): ResponseObject {
  const status = UPPER_CASE_SUCCESS.has(endpoint.path) ? 'SUCCESS' : 'Success';
  const schema: JsonSchema = {
    type: 'object',
    properties: { status: { type: 'string', const: status }, data },
    required: ['status', 'data'],
    additionalProperties: false,
  };
  return {
    description: 'It worked.',
    headers: endpoint.onceAKey ? { ...HEADERS, ...REPLAYED } : HEADERS,
    content: { 'application/json': { schema, example: { status, data: exampleOf(data) } } },
  };
}

const PDF: ResponseObject = {
  description: 'The file itself.',
  headers: {
    ...HEADERS,
    'content-disposition': {
      description: 'Names the file after the invoice’s id.',
      schema: { type: 'string' },
      example: 'attachment; filename="019a1b2c-3d4e-7f50-8a6b-7c8d9e0f1a2b.pdf"',
    },
  },
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
};

const CSV: ResponseObject = {
  description:
    'The file itself, sent while it is made: UTF-8 with a byte order mark, a header and a line for each row. Where it breaks off, the connection is closed before its end.',
  headers: {
    ...HEADERS,
    'content-disposition': {
      description: 'Names the file after the list and the day.',
      schema: { type: 'string' },
      example: 'attachment; filename="orders-2026-11-22.csv"',
    },
    [ROW_COUNT_HEADER]: {
      description: 'How many rows follow the header of the file. One with fewer is not whole.',
      schema: { type: 'integer' },
      example: 1240,
    },
  },
  content: {
    'text/csv': { schema: { type: 'string' }, example: 'Email,Status\r\nasha@example.in,Subscribed\r\n' },
  },
};

const JSON_FILE: ResponseObject = {
  description:
    'The file itself, sent while it is made. Where it breaks off, the connection is closed before its end.',
  headers: {
    ...HEADERS,
    'content-disposition': {
      description: 'Names the file after the month.',
      schema: { type: 'string' },
      example: 'attachment; filename="GSTR1-2026-10.json"',
    },
  },
  content: {
    'application/json': {
      schema: { type: 'object' },
      example: { gstin: '29AAGCB7383J1Z4', fp: '102026', version: 'GST3.2.4', hash: 'hash' },
    },
  },
};

const PAPERS: ResponseObject = {
  description:
    'The file itself, sent while it is drawn. Where it breaks off, the connection is closed before its end.',
  headers: {
    ...HEADERS,
    'content-disposition': {
      description: 'Names the file after its kind and the day.',
      schema: { type: 'string' },
      example: 'attachment; filename="labels-2026-11-24.pdf"',
    },
    [ROW_COUNT_HEADER]: {
      description: 'How many documents it has.',
      schema: { type: 'integer' },
      example: 200,
    },
  },
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
};

const PROGRESS: ResponseObject = {
  description:
    'Lines of JSON, sent while the call works: its progress, and at last its result or its refusal. Where it breaks off, the connection is closed before its last line.',
  headers: HEADERS,
  content: {
    'application/x-ndjson': {
      schema: { type: 'string' },
      example: '{"checked":500,"documents":1204}\n{"result":{"period":"2026-10"}}\n',
    },
  },
};

const EVENTS: ResponseObject = {
  description:
    'Server-sent events: `open` once, then `changed` with the topics of what changed. It ends after five minutes; the caller connects again.',
  headers: HEADERS,
  content: {
    'text/event-stream': {
      schema: { type: 'string' },
      example: 'event: open\ndata: []\n\nevent: changed\ndata: ["orders","stock"]\n\n',
    },
  },
};

/** Returns the response of a procedure that returns a file; undefined for any other. */
function fileOf(procedure: string): ResponseObject | undefined {
  if (PDF_PROCEDURES.has(procedure)) return PDF;
  if (PDF_STREAM_PROCEDURES.has(procedure)) return PAPERS;
  if (JSON_FILE_PROCEDURES.has(procedure)) return JSON_FILE;
  if (PROGRESS_PROCEDURES.has(procedure)) return PROGRESS;
  if (EVENT_PROCEDURES.has(procedure)) return EVENTS;
  return CSV_PROCEDURES.has(procedure) ? CSV : undefined;
}

function statusesOf({ path, method, access, onceAKey, procedure }: RestEndpoint): number[] {
  const writes =
    method === 'POST' &&
    !/\/(list|get-data|download|download-invoice|export(-subscribers)?|papers|gstr1\/(preview(\/progress)?|json|csv))$/.test(
      path,
    );
  const guarded =
    access !== 'anyone' || procedure === 'accounts.login' || procedure === 'accounts.loginStaff';
  const known = path.includes('{') || procedure === 'coupons.validate';
  return [
    400,
    ...(guarded ? [401] : []),
    ...(access !== 'anyone' || procedure === 'accounts.signup' ? [403] : []),
    ...(known || writes ? [404] : []),
    ...(method === 'POST' ? [408] : []),
    ...(writes ? [409] : []),
    ...(method === 'POST' ? [413, 415] : []),
    ...(onceAKey ? [422] : []),
    429,
  ];
}

function bodyOf(endpoint: RestEndpoint, body: Operation['requestBody']): Operation['requestBody'] {
  const [content] = Object.values(body?.content ?? {});
  if (!body || !content?.schema) return undefined;
  const input = inputOf(endpoint.procedure);
  const schema = plainSchema({ ...content.schema, additionalProperties: false });
  if (endpoint.takesForm) return formRequestBody(endpoint, schema, input);
  return {
    required: (schema.required?.length ?? 0) > 0,
    content: { 'application/json': { schema, example: requestExample(schema, input) } },
  };
}

const inputOf = (procedure: string) => proceduresOf(appRouter)[procedure]?._def.inputs[0];

/** Returns a generated operation completed with envelope, access, failures, keys and examples. */
function complete(endpoint: RestEndpoint, made: Operation): Operation {
  const data = plainSchema(made.responses['200']?.content?.['application/json']?.schema ?? {});
  const parameters = (made.parameters ?? []).map((parameter) => ({
    ...parameter,
    example: parameter.schema.default ?? exampleOf(parameter.schema, parameter.name),
  }));
  return {
    operationId: made.operationId,
    summary: made.summary,
    description: WHO[endpoint.access],
    tags: made.tags,
    security: endpoint.access === 'anyone' ? [{}, { Authorization: [] }] : [{ Authorization: [] }],
    parameters: endpoint.onceAKey ? [...parameters, ONCE] : parameters,
    requestBody: bodyOf(endpoint, made.requestBody),
    responses: {
      200: fileOf(endpoint.procedure) ?? envelope(endpoint, data),
      ...failureResponses(statusesOf(endpoint)),
    },
  };
}

/** The publisher of the API, from the shop's settings. */
type Publisher = Pick<ShopSettings['brand'], 'name' | 'supportEmail'>;

/**
 * Returns the OpenAPI document of every REST path (docs/spec/api.md#transports), generated from the
 * contracts.
 */
export async function openApiDocument(brand: Publisher): Promise<ApiDocument> {
  /* Loaded on first use: it takes 30 MB, and generating the document half a second. */
  const { generateOpenApiDocument } = await import('trpc-to-openapi');
  const made = generateOpenApiDocument(appRouter, {
    title: '',
    version: '',
    baseUrl: '',
  }) as unknown as ApiDocument;
  const paths: ApiDocument['paths'] = {};
  for (const endpoint of restEndpoints()) {
    const method = endpoint.method === 'GET' ? 'get' : 'post';
    const operation = made.paths[endpoint.path]?.[method];
    if (operation)
      paths[endpoint.path] = { ...paths[endpoint.path], [method]: complete(endpoint, operation) };
  }
  const document: ApiDocument = {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description: DESCRIPTION,
      contact: { name: brand.name, email: brand.supportEmail },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1', description: 'This host' }],
    tags: TAGS,
    paths: { ...paths, ...WEBHOOK_PATH },
    components: {
      ...failureComponents(),
      securitySchemes: {
        Authorization: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token of `POST /auth/login`, `/auth/signup` or `/admin/login`.',
        },
      },
    },
  };
  /* Undefined properties are removed, as JSON would. */
  return JSON.parse(JSON.stringify(document)) as ApiDocument;
}
