import type {
  ApplyStandardNamesInput,
  StandardNamesRow,
} from '@aabha/contracts/specifications/standard-names.schema';
import { api, toHttpError } from '../../data/trpc';

/** Returns what the dictionary makes of the names of some televisions; changes nothing. */
export const previewStandardNames = (ids: readonly string[]): Promise<StandardNamesRow[]> =>
  api.products.previewStandardNames.query({ ids: [...ids] }).then(({ rows }) => rows, toHttpError);

/** Replaces the names exactly as previewed, all or none; refused where a television or the dictionary has changed since. */
export const applyStandardNames = (items: ApplyStandardNamesInput['items']) =>
  api.products.applyStandardNames.mutate({ items }).catch(toHttpError);
