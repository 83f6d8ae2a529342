import { sql } from 'drizzle-orm';
import type { ProductFilters } from '@aabha/contracts/products/products.schema';
import type { Reading } from './products.conditions.queries';

type Filter = keyof ProductFilters;
/** The shape of filters without their values: which are set, and with how many values. */
export interface FilterShape {
  filters: [Filter, number | 'one'][];
  availability: ProductFilters['availability'];
  searched: boolean;
  ofViewer: boolean;
}

const filterValues = (filters: ProductFilters) =>
  (Object.entries(filters) as [Filter, unknown][]).filter(
    ([name, value]) => value !== undefined && name !== 'availability' && name !== 'search',
  );

/** The reading options of a list, with their values. */
export type ValueReading = Reading<string> & { viewerId: string | undefined };

/** Returns the shape of a filter set and of how it is read. */
export function shapeOf(filters: ProductFilters, { search, viewerId }: ValueReading): FilterShape {
  return {
    filters: filterValues(filters).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.length : 'one',
    ]),
    availability: filters.availability,
    searched: search !== undefined,
    ofViewer: viewerId !== undefined,
  };
}

/** Returns the values of the placeholders of filters and reading options. */
export function filterValuesOf(filters: ProductFilters, { search, viewerId }: ValueReading) {
  const values: Record<string, unknown> = { ...search, viewerId };
  for (const [name, value] of filterValues(filters))
    if (Array.isArray(value)) for (const [index, one] of value.entries()) values[`${name}${index}`] = one;
    else values[name] = value;
  return values;
}

/** Returns filters with a placeholder in place of each value. */
export function filterSlots({ filters, availability }: FilterShape): ProductFilters {
  const bySlot = filters.map(([name, many]) => [
    name,
    many === 'one'
      ? sql.placeholder(name)
      : Array.from({ length: many }, (_, index) => sql.placeholder(`${name}${index}`)),
  ]);
  return { ...(Object.fromEntries(bySlot) as ProductFilters), availability };
}

/** Returns the placeholder of whose reservations are left out. */
export const viewerSlot = (ofViewer: boolean) => (ofViewer ? sql.placeholder('viewerId') : undefined);
