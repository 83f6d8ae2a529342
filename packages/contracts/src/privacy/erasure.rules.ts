import { ERASURE_BLOCKERS, REQUEST_DAYS, type ErasureBlocker } from './privacy.values';

const DAY_MS = 86_400_000;

/** Returns by when a request or grievance is answered (rule 14(3) of the Rules of 2025). */
export const requestDueAt = (createdAt: Date): Date => new Date(createdAt.getTime() + REQUEST_DAYS * DAY_MS);

/** How many of each there are of a person. */
export type OpenWork = Readonly<Record<ErasureBlocker, number>>;

const TEXTS: Readonly<Record<ErasureBlocker, (count: number) => string>> = {
  order: (count) => (count === 1 ? '1 order is not delivered' : `${count} orders are not delivered`),
  payment: (count) => (count === 1 ? '1 payment is in progress' : `${count} payments are in progress`),
  refund: (count) => (count === 1 ? '1 refund is due' : `${count} refunds are due`),
  return: (count) => (count === 1 ? '1 return is not finished' : `${count} returns are not finished`),
  wholesale: (count) =>
    count === 1 ? '1 wholesale order is not paid' : `${count} wholesale orders are not paid`,
  document: (count) => (count === 1 ? '1 invoice is being numbered' : `${count} invoices are being numbered`),
};

/** Returns why a person cannot be erased yet, a text each; none where they can (docs/spec/privacy.md#erasure). */
export function erasureObstacles(open: OpenWork): string[] {
  return ERASURE_BLOCKERS.filter((blocker) => open[blocker] > 0).map((blocker) =>
    TEXTS[blocker](open[blocker]),
  );
}
