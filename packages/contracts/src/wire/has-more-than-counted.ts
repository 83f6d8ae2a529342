import { z } from 'zod';
import { SEARCH_COUNT_MAX } from '../settings/limits';

/** A field of the output of a list: whether a search finds more than it counts. `count` is the field of the number. */
export const hasMoreThanCounted = (count: string) =>
  z
    .literal(true)
    .optional()
    .meta({
      description: `Of a search of staff that finds more than \`${count}\`, the next multiple of ${SEARCH_COUNT_MAX} after the page.`,
    });
