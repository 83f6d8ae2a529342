import type { ApiOutputs } from './trpc';

type Known = ApiOutputs['specifications']['known'];

/**
 * Returns the same terms and specifications joined by the terms' places in the list. The ids of the database, which
 * nothing else reads, are random and would be a fortieth of a compressed page.
 */
export function shortTermIds({ terms, specifications, ...rest }: Known): Known {
  const places = new Map(terms.map(({ _id }, place) => [_id, String(place)]));
  const shortOf = (id: string) => places.get(id) ?? id;
  return {
    ...rest,
    terms: terms.map((term) => ({ ...term, _id: shortOf(term._id) })),
    specifications: specifications.map((one) => ({ ...one, term: shortOf(one.term) })),
  };
}
