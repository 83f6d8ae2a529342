import type { AnyProcedure } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ACCESS, accessOf, mayEnter, type AccessRow } from './access';
import { appRouter, type AppRouter } from '../modules/router';
import { requirePublic } from '../trpc/guard';
import { proceduresOf, type BuiltProcedure } from '../trpc/procedures';

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

/** Every field of an input by its dotted path; those of a list's entries stand below the list. */
function fieldsOf(shape: Shape, path: readonly string[] = []): string[] {
  const own = Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => [
    [...path, name].join('.'),
    ...fieldsOf(inner, [...path, name]),
  ]);
  const within = [...(shape.items ? [shape.items] : []), ...(shape.anyOf ?? [])];
  return [...own, ...within.flatMap((inner) => fieldsOf(inner, path))];
}

/** Every object of an input that would take fields nobody foresaw. */
function looseObjects(shape: Shape, path = 'input'): string[] {
  const loose = shape.properties && shape.additionalProperties !== false ? [path] : [];
  const inner = Object.entries(shape.properties ?? {}).flatMap(([name, at]) =>
    looseObjects(at, `${path}.${name}`),
  );
  const within = [...(shape.items ? [shape.items] : []), ...(shape.anyOf ?? [])];
  return [...loose, ...inner, ...within.flatMap((at) => looseObjects(at, path))];
}

/** A name that says it names somebody or something: `id`, `cartId`, `user_id`, `user`, `product`; not the order of a sort. */
const NAMES_SOMETHING = /(^|\.)(\w*[iI]d|user|owner|product|(?<!sort\.)order|cart)$/;

describe('the table of access', () => {
  it('has a row for every procedure, and no row for none', () => {
    expect(Object.keys(TABLE).toSorted()).toEqual(procedures.map(([name]) => name).toSorted());
  });

  it.each(procedures)('says of %s what its kind of procedure says', (name, { _def }) => {
    expect(_def.meta?.access).toBe(accessOf(name)?.may);
  });

  it('knows nothing by the names that every object has', () => {
    for (const name of ['constructor', 'toString', '__proto__', '', 'orders'])
      expect(accessOf(name)).toBeUndefined();
  });

  it('lets nobody in where it has no row, or says otherwise than the procedure', () => {
    expect(() => requirePublic('orders.destroyAll')).toThrow('says nothing');
    expect(() => requirePublic('orders.list')).toThrow('says signedIn');
    expect(() => requirePublic('products.list')).not.toThrow();
  });
});

describe('an input', () => {
  const openToCustomers = procedures.filter(([name]) => mayEnter('User', accessOf(name)?.may ?? 'anyone'));

  it.each(openToCustomers)('of %s names nothing that the table does not account for', (name, procedure) => {
    const { thing, person, shared = [] } = accessOf(name) ?? {};
    const fields = shapesOf(procedure).flatMap((shape) => fieldsOf(shape));
    const leaves = fields.filter((field) => !fields.some((other) => other.startsWith(`${field}.`)));
    const naming = leaves.filter((field) => NAMES_SOMETHING.test(field) && !IGNORED.has(`${name} ${field}`));
    const accounted = [thing, person, ...shared].filter((field) => field !== undefined);
    expect(naming.toSorted()).toEqual(accounted.toSorted());
  });

  it.each(procedures)('of %s takes no field that its contract does not name', (_name, procedure) => {
    const loose = shapesOf(procedure).flatMap((shape) => looseObjects(shape));
    expect(loose.filter((path) => !STRIPPED.has(path))).toEqual([]);
  });
});

/** Objects whose other fields are dropped instead of refused: tables come back as pages got them, with ids of rows. */
const STRIPPED: ReadonlySet<string> = new Set(['input.specificationSchema']);

/** Fields that are accepted as specified and never read (docs/spec/api.md#inputs). */
const IGNORED: ReadonlySet<string> = new Set([
  'orders.updateStatus order',
  'analytics.collect events.product',
]);
