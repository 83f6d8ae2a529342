import { describe, expect, it } from 'vitest';
import { demoSettings } from '@aabha/contracts/shop-settings/settings';
import { openApiDocument } from './openapi-document';
import type { JsonSchema } from './schema.types';

const document = await openApiDocument(demoSettings().brand);

/** Returns every field below a schema by its path. */
function fieldsOf(schema: JsonSchema, path: string): [string, JsonSchema][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, JsonSchema][] => [
    [`${path}.${name}`, field],
    ...fieldsOf(field, `${path}.${name}`),
  ]);
  const entries = schema.items ? fieldsOf(schema.items, `${path}[]`) : [];
  return [...own, ...entries, ...(schema.anyOf ?? []).flatMap((inner) => fieldsOf(inner, path))];
}

const operations = Object.values(document.paths).flatMap((verbs) => Object.values(verbs));
const bodies = operations.flatMap(({ operationId, requestBody, responses }) => {
  const procedure = operationId.replace('-', '.');
  const sent = Object.values(requestBody?.content ?? {}).map(({ schema }) => ({ schema, path: 'in' }));
  const got = responses['200']?.content?.['application/json']?.schema?.properties?.data;
  return [...sent, { schema: got, path: 'out' }].flatMap(({ schema, path }) =>
    schema ? [{ procedure, schema, path }] : [],
  );
});
const fields = bodies.flatMap(({ procedure, schema, path }) =>
  fieldsOf(schema, path).map(([at, field]): [string, JsonSchema] => [`${procedure} ${at}`, field]),
);

describe('the descriptions of fields', () => {
  it('come from the contracts', () => {
    const of = (key: string) => fields.find(([at]) => at === key)?.[1].description;
    expect(of('checkout.createPayment in.amount')).toMatch(
      /`totals\.payable`.*Rupees, with at most two decimals\.$/,
    );
    expect(of('products.list out.productList[].new_price')).toMatch(/^What it is sold for.*Rupees/);
    expect(of('serviceAreas.lookUp out.zipcode.beforeFive')).toContain('below');
    expect(of('orders.list out.orderList[].expectedDelivery')).toContain('empty where none was promised');
  });

  it('give the unit of every amount: rupees, and paise for the payment to open', () => {
    const MONEY = /\.(\w*[pP]rice|\w*amount|payable|subtotal|discount|shipping(Fee)?|total)$/;
    const isNumber = ({ type }: JsonSchema) => type === 'number' || type === 'integer';
    const money = fields.filter(([at, field]) => MONEY.test(at) && isNumber(field));
    expect(money.length).toBeGreaterThan(60);
    const inUnit = (unit: RegExp) => money.filter(([, field]) => unit.test(field.description ?? ''));
    expect(money.filter((one) => !inUnit(/rupees|paise/i).includes(one)).map(([at]) => at)).toEqual([]);
    expect(inUnit(/^Paise/).map(([at]) => at)).toEqual([
      ...['checkout.createPayment out.payment.amount', 'payLink.pay out.payment.amount'],
    ]);
  });
});
