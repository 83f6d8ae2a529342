import type { ApiOutputs } from '../../lib/trpc';

/** A visit, as its technician sees it. */
export type Visit = ApiOutputs['installations']['visit']['visit'];
