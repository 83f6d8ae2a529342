import { useState, type SyntheticEvent } from 'react';
import { useChoicesContext } from 'react-admin';
import { SEARCH_DEBOUNCE_MS } from '@aabha/contracts/settings/limits';

/**
 * Returns props of an autocomplete input below a reference input that finds its choices by `search`. Choices of an
 * earlier text cannot be chosen: typing a name, arrow down and Enter would choose another record than the one named.
 */
export function useTypedSearch() {
  const { filterValues, isFetching } = useChoicesContext();
  const [typed, setTyped] = useState<string>();
  const isStale = typed !== undefined && (isFetching || typed !== (filterValues['search'] ?? ''));
  return {
    filterToQuery: (text: string) => ({ search: text }),
    debounce: SEARCH_DEBOUNCE_MS,
    onInputChange: (_event: SyntheticEvent, text: string, reason: string) =>
      setTyped(reason === 'input' ? text : undefined),
    getOptionDisabled: () => isStale,
  };
}
