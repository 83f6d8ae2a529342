import type { ReportRange } from '../reports/report-range';
import { indiaDay, startOfIndiaDay } from '../time/india-time';
import type { DocumentFilters } from './document-filters.schema';

/** Returns whether no filter of a report's rows is set. */
export const hasNoDocumentFilter = (filters: DocumentFilters): boolean =>
  Object.values(filters).every((value) => value === undefined);

/** Returns the days that the filters are, where they are whole days of India in a State or all, and nothing else. */
export function wholeDays({
  brand,
  inches,
  technology,
  ...filters
}: DocumentFilters): ReportRange | undefined {
  const { issuedFrom, issuedBefore } = filters;
  if (issuedFrom === undefined || issuedBefore === undefined) return undefined;
  if (brand !== undefined || inches !== undefined || technology !== undefined) return undefined;
  const [start, end] = [new Date(issuedFrom), new Date(issuedBefore)];
  const range = { from: indiaDay(start), to: indiaDay(new Date(end.getTime() - 1)) };
  const isWhole =
    startOfIndiaDay(range.from).getTime() === start.getTime() &&
    startOfIndiaDay(indiaDay(end)).getTime() === end.getTime();
  return isWhole && range.from <= range.to ? range : undefined;
}

/** Returns the filters of a report's rows among those of a list. */
export function documentFiltersOf(filters: DocumentFilters): DocumentFilters {
  const { issuedFrom, issuedBefore, place, brand, inches, technology } = filters;
  return { issuedFrom, issuedBefore, place, brand, inches, technology };
}
