import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '@aabha/contracts/shop-settings/settings';
import { appRouter } from '../../modules/router';
import { schemasOf } from '../../testing/described';
import { proceduresOf } from '../../trpc/built-procedures';
import { FORM_TYPE } from '../../trpc/procedure-meta';
import { restEndpoints } from '../rest-routes';
import { openApiDocument } from './openapi-document';
import { portablePattern } from './request-body';
import type { Content, Operation } from './schema.types';

const document = await openApiDocument(demoSettings().brand);
const schemas = schemasOf(document);
const operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => [verb, path, operation] as const),
);
const named = operations.map(([verb, path, operation]) => [`${verb} ${path}`, operation] as const);

/** Returns the contents of a request and its responses, each with its path within the operation. */
function contentsOf(operation: Operation): [string[], Content][] {
  const body = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, content]): [string[], Content] => [['requestBody', 'content', type], content],
  );
  const responses = Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content).map(([type, one]): [string[], Content] => [
      ['responses', status, 'content', type],
      one,
    ]),
  );
  return [...body, ...responses];
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 under an independent validator', async () => {
    const sent = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
    const result = await new Validator().validate(sent);
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  it('has every REST path with its method, and the webhook', () => {
    const documented = operations.map(([verb, path]) => `${verb.toUpperCase()} ${path}`);
    const served = restEndpoints().map(({ method, path }) => `${method} ${path}`);
    expect(documented.toSorted()).toEqual([...served, 'POST /payment/webhook'].toSorted());
  });

  it.each(named)('of %s has a summary, its access and its failures', (_name, operation) => {
    const { tags = [], security, responses } = operation;
    expect(operation.summary).toBeTruthy();
    expect(operation.description).toMatch(/^(Open|For) /);
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(tags));
    expect(tags).toHaveLength(1);
    expect(security).toBeDefined();
    expect(responses['200']).toBeDefined();
    expect(responses.default).toEqual({ $ref: '#/components/responses/Failed' });
    expect(responses['429']).toEqual({ $ref: '#/components/responses/TooManyRequests' });
    expect('408' in responses).toBe(operation.requestBody !== undefined || '413' in responses);
    expect('401' in responses).toBe(
      !JSON.stringify(security).includes('{}') || /-login/.test(operation.operationId),
    );
  });

  it('has no pattern that needs the unicode flag', () => {
    const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
      ([, text = '""']) => JSON.parse(text) as string,
    );
    expect(patterns.length).toBeGreaterThan(20);
    expect(patterns.filter((pattern) => pattern.includes('\\p{'))).toEqual([]);
    const letters = new RegExp(portablePattern('^[\\p{L}\\p{M} ]+$'));
    for (const name of ['Asha Rao', 'आशा राव', 'Zoë']) expect(letters.test(name), name).toBe(true);
    for (const other of ['R2D2', 'a_b', 'x!', '']) expect(letters.test(other), other).toBe(false);
    const code = new RegExp(portablePattern('^[\\p{L}\\p{N}_-]+$'));
    for (const text of ['WELCOME-10', 'दस_10']) expect(code.test(text), text).toBe(true);
    for (const text of ['A B', 'a%']) expect(code.test(text), text).toBe(false);
  });

  it('names its publisher and licence', () => {
    expect(document.info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
    expect(document.info.contact?.email).toMatch(/@/);
  });

  it('names every operation once', () => {
    const ids = named.map(([, { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(operations)('has valid examples for %s %s', (verb, path, operation) => {
    for (const [keys, { schema, example }] of contentsOf(operation)) {
      if (schema?.format === 'binary') continue;
      expect(example, keys.join(' ')).toBeDefined();
      expect(
        schemas.problems(example, 'paths', path, verb, ...keys, 'schema'),
        keys.join(' '),
      ).toBeUndefined();
    }
    for (const parameter of operation.parameters ?? [])
      if (parameter.in === 'path') expect(parameter.example).toBeTypeOf('string');
  });

  it('has an example of every kind of failure', () => {
    for (const [name, response] of Object.entries(document.components.responses ?? {})) {
      const { example } =
        (response as { content: Record<string, Content> }).content['application/json'] ?? {};
      const place = ['components', 'responses', name, 'content', 'application/json', 'schema'];
      expect(schemas.problems(example, ...place), name).toBeUndefined();
    }
  });

  it('describes forms, files and PDFs', () => {
    const form = document.paths['/news/create']?.post?.requestBody?.content[FORM_TYPE];
    expect(form?.schema?.properties?.img?.items).toMatchObject({ format: 'binary' });
    expect(form?.schema?.required).toEqual(['title', 'subtitle', 'description', 'img']);
    expect(form?.encoding?.img).toEqual({ contentType: 'image/png, image/jpeg' });
    const television = document.paths['/product/add-product']?.post?.requestBody?.content;
    expect(television?.[FORM_TYPE]?.schema?.required).toEqual(['name', 'companyName', 'price', 'stock']);
    expect(television?.['application/json']?.schema?.properties).not.toHaveProperty('img');
    const invoice = document.paths['/invoice/{id}/download-invoice']?.post?.responses['200'];
    expect(Object.keys(invoice?.content ?? {})).toEqual(['application/pdf']);
    expect(invoice?.headers).toHaveProperty('content-disposition');
  });

  it('spells the success of add-product in capitals, and every other as usual', () => {
    const schema = (path: string) =>
      document.paths[path]?.post?.responses['200']?.content?.['application/json']?.schema?.properties?.status;
    expect(schema('/product/add-product')).toMatchObject({ const: 'SUCCESS' });
    expect(schema('/product/list')).toMatchObject({ const: 'Success' });
  });
});

describe('an example of a request', () => {
  const procedures = proceduresOf(appRouter);
  const withBody = restEndpoints().flatMap(({ path, method, procedure, takesForm }) => {
    const body = document.paths[path]?.[method === 'GET' ? 'get' : 'post']?.requestBody?.content;
    const content = body?.['application/json'];
    return takesForm || !content ? [] : [[procedure, path, content.example as object] as const];
  });

  it.each(withBody)('of %s is accepted by its contract', (procedure, path, example) => {
    const ids = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']));
    const parsed = procedures[procedure]?._def.inputs[0]?.safeParse({ ...example, ...ids });
    expect(parsed?.error?.issues).toBeUndefined();
  });
});
