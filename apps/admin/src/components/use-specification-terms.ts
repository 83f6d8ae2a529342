import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { termFinder } from '@aabha/contracts/specifications/term-finder';
import type { SpecificationTerm } from '@aabha/contracts/specifications/specifications.schema';
import { api } from '../data/trpc';

const NONE: SpecificationTerm[] = [];

/** Returns the dictionary of specifications, and whether it is loaded: nothing waits for it. */
export function useSpecificationTerms() {
  const { data, isSuccess } = useQuery({
    queryKey: ['specification-terms', 'dictionary'],
    queryFn: async () => (await api.specifications.dictionary.query()).termList,
    meta: { live: ['catalogue'] },
  });
  const terms = data ?? NONE;
  const termOf = useMemo(() => termFinder(terms), [terms]);
  return { terms, termOf, isLoaded: isSuccess };
}
