import type { AnyProcedure } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ACCESS, accessOf, mayEnter, type AccessRow } from './access';
import { appRouter, type AppRouter } from '../modules/router';
import { requirePublic } from '../trpc/require-access';
import { proceduresOf, type BuiltProcedure } from '../trpc/built-procedures';

/** `accounts.login` and so on: the names of all procedures in a router's record. */
type NamesIn<R> = {
  [K in keyof R & string]: R[K] extends AnyProcedure ? K : `${K}.${NamesIn<R[K]>}`;
}[keyof R & string];

/* A procedure without a row does not type-check here. */
const TABLE: Readonly<Record<NamesIn<AppRouter['_def']['record']>, AccessRow>> = ACCESS;

const procedures = Object.entries(proceduresOf(appRouter));

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  additionalProperties?: boolean | Shape;
  items?: Shape;
  anyOf?: Shape[];
}

const shapesOf = ({ _def }: BuiltProcedure): Shape[] =>
  _def.inputs.map((input) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape);

/** Returns every field of an input by its dotted path; fields of list entries are below the list. */
function fieldsOf(shape: Shape, path: readonly string[] = []): string[] {
  const own = Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => [
    [...path, name].join('.'),
    ...fieldsOf(inner, [...path, name]),
  ]);
  const within = [...(shape.items ? [shape.items] : []), ...(shape.anyOf ?? [])];
  return [...own, ...within.flatMap((inner) => fieldsOf(inner, path))];
}

/** Returns every object of an input that accepts unknown fields. */
function looseObjects(shape: Shape, path = 'input'): string[] {
  const loose = shape.properties && shape.additionalProperties !== false ? [path] : [];
  const inner = Object.entries(shape.properties ?? {}).flatMap(([name, at]) =>
    looseObjects(at, `${path}.${name}`),
  );
  const within = [...(shape.items ? [shape.items] : []), ...(shape.anyOf ?? [])];
  return [...loose, ...inner, ...within.flatMap((at) => looseObjects(at, path))];
}

/**
 * A field name that refers to a record: `id`, `cartId`, `user_id`, `user`, `product`, but not a sort order.
 */
const NAMES_SOMETHING = /(^|\.)(\w*[iI]d|user|owner|product|(?<!sort\.)order|cart)$/;

describe('the access table', () => {
  it('has one row for every procedure and no other', () => {
    expect(Object.keys(TABLE).toSorted()).toEqual(procedures.map(([name]) => name).toSorted());
  });

  it.each(procedures)('gives %s the access that its kind of procedure declares', (name, { _def }) => {
    expect(_def.meta?.access).toBe(accessOf(name)?.may);
  });

  it('has no row for inherited property names of objects', () => {
    for (const name of ['constructor', 'toString', '__proto__', '', 'orders'])
      expect(accessOf(name)).toBeUndefined();
  });

  it('denies access without a row, or where the row contradicts the procedure', () => {
    expect(() => requirePublic('orders.destroyAll')).toThrow('says nothing');
    expect(() => requirePublic('orders.list')).toThrow('says signedIn');
    expect(() => requirePublic('products.list')).not.toThrow();
  });
});

describe('an input', () => {
  const openToCustomers = procedures.filter(([name]) => mayEnter('User', accessOf(name)?.may ?? 'anyone'));

  it.each(openToCustomers)('of %s has no reference that the table does not list', (name, procedure) => {
    const { thing, person, shared = [] } = accessOf(name) ?? {};
    const fields = shapesOf(procedure).flatMap((shape) => fieldsOf(shape));
    const leaves = fields.filter((field) => !fields.some((other) => other.startsWith(`${field}.`)));
    const naming = leaves.filter((field) => NAMES_SOMETHING.test(field) && !IGNORED.has(`${name} ${field}`));
    const accounted = [thing, person, ...shared].filter((field) => field !== undefined);
    expect(naming.toSorted()).toEqual(accounted.toSorted());
  });

  it.each(procedures)('of %s rejects unknown fields', (_name, procedure) => {
    const loose = shapesOf(procedure).flatMap((shape) => looseObjects(shape));
    expect(loose.filter((path) => !STRIPPED.has(path))).toEqual([]);
  });
});

/**
 * Objects whose unknown fields are dropped instead of rejected: pages send tables back with the row ids they
 * received.
 */
const STRIPPED: ReadonlySet<string> = new Set(['input.specificationSchema']);

/** Fields that are accepted as specified and never read (docs/spec/api.md#inputs). */
const IGNORED: ReadonlySet<string> = new Set([
  'orders.updateStatus order',
  'analytics.collect events.product',
]);
