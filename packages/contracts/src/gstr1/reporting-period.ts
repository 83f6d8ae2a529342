import { periodAfter } from './return-period';

/**
 * Returns the tax period whose return reports a document that is in no return of its own month, which was filed: the first one
 * after it that is not filed (docs/spec/gst-returns.md#late-documents).
 */
export function reportingPeriod(period: string, filed: ReadonlySet<string>): string {
  let open = periodAfter(period, 1);
  while (filed.has(open)) open = periodAfter(open, 1);
  return open;
}
