import type { ApiOutputs } from '../../../lib/trpc';

/** A television as its page shows it. */
export type PageProduct = ApiOutputs['products']['get']['product'];
