import { z } from 'zod';
import { SEARCH_COUNT_MAX } from '../settings/limits';

/** A field of the output of a list: whether a search finds more than it counts. `count` is the field of the number, `of` which search. */
export const hasMoreThanCounted = (count: string, of = 'a search of staff') =>
  z
    .literal(true)
    .optional()
    .meta({
      description: `Of ${of} that finds more than \`${count}\`, the next multiple of ${SEARCH_COUNT_MAX} after the page.`,
    });
