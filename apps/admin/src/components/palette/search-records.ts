import type { SearchGroup } from '@aabha/contracts/search/staff-search.schema';
import { api, toHttpError } from '../../data/trpc';

/** Returns what a text finds on the server. */
export const searchRecords = (text: string): Promise<readonly SearchGroup[]> =>
  api.search.staff.query({ text }).then(({ groups }) => groups, toHttpError);
