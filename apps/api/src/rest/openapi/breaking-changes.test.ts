import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '@aabha/contracts/shop-settings/settings';
import { breakingChanges } from './breaking-changes';
import { openApiDocument } from './openapi-document';
import type { ApiDocument, JsonSchema, Operation } from './schema.types';

const document = await openApiDocument(demoSettings().brand);
const accepted = JSON.parse(
  readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'),
) as ApiDocument;

/** Returns what breaks after one change of the document. */
function changed(change: (copy: ApiDocument) => void): string[] {
  const copy = structuredClone(document);
  change(copy);
  return breakingChanges(document, copy);
}

const contact = (copy: ApiDocument) => copy.paths['/admin/contact-us']?.post as Operation;
const bodyOf = (operation: Operation) =>
  operation.requestBody?.content['application/json']?.schema as Required<JsonSchema>;
const responseSchemaOf = (copy: ApiDocument) => {
  const list = copy.paths['/news/list']?.post?.responses['200']?.content?.['application/json']?.schema;
  return list?.properties?.data?.properties?.newsList?.items as Required<JsonSchema>;
};

describe('the API', () => {
  it('does not break clients of the accepted description; after a review, `npm run openapi:accept', () => {
    expect(breakingChanges(accepted, document)).toEqual([]);
  });

  it('has every accepted path and more', () => {
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(Object.keys(accepted.paths)));
  });
});

describe('a change', () => {
  it('is not breaking when nothing is removed', () => {
    expect(changed(() => undefined)).toEqual([]);
    expect(
      changed((copy) => {
        copy.paths['/new'] = { post: contact(copy) };
        bodyOf(contact(copy)).properties.nickname = { type: 'string' };
        responseSchemaOf(copy).properties.more = { type: 'string' };
        responseSchemaOf(copy).required.push('more');
      }),
    ).toEqual([]);
  });

  it('of a path or a method is breaking', () => {
    expect(changed((copy) => delete copy.paths['/news/list'])).toEqual(['POST /news/list is gone']);
    expect(changed((copy) => (contact(copy).security = [{ Authorization: [] }]))).toEqual([
      'POST /admin/contact-us: now needs a token',
    ]);
  });

  it.each([
    ['body.nickname must now be sent', (body: Required<JsonSchema>) => body.required.push('nickname')],
    ['body.phone is gone', (body: Required<JsonSchema>) => delete body.properties.phone],
    ['body.subject: maxLength is now 5', ({ properties: { subject = {} } }) => (subject.maxLength = 5)],
    ['body.message: minLength is now 99', ({ properties: { message = {} } }) => (message.minLength = 99)],
    ['body.phone was string and is number', ({ properties: { phone = {} } }) => (phone.type = 'number')],
    ['body.subject takes only a now', ({ properties: { subject = {} } }) => (subject.enum = ['a'])],
  ] satisfies [string, (body: Required<JsonSchema>) => unknown][])(
    'of input is breaking: %s',
    (expected, change) => {
      expect(changed((copy) => change(bodyOf(contact(copy))))).toEqual([
        `POST /admin/contact-us: ${expected}`,
      ]);
    },
  );

  it.each([
    ['title is gone', (article: Required<JsonSchema>) => delete article.properties.title],
    [
      'title may now be left out',
      (article) => (article.required = article.required.filter((name) => name !== 'title')),
    ],
    ['title was string and is number', (article) => (article.properties.title = { type: 'number' })],
    [
      'title may now be {"type":"null"}',
      (article) => (article.properties.title = { anyOf: [{ type: 'string' }, { type: 'null' }] }),
    ],
  ] satisfies [string, (article: Required<JsonSchema>) => unknown][])(
    'of a response is breaking: %s',
    (expected, change) => {
      expect(changed((copy) => change(responseSchemaOf(copy)))).toEqual([
        `POST /news/list: response.data.newsList[].${expected}`,
      ]);
    },
  );
});
