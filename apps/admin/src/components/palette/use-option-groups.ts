import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SEARCH_TEXT_MIN } from '@aabha/contracts/search/search.values';
import { useSettled } from '../../data/use-settled';
import { searchRecords } from './search-records';
import { hitOptions, optionsWith, type OptionGroup } from './search-options';
import { useActs, useRecent, useScreens } from './use-acts';
import type { PaletteView } from './use-palette';

const KEPT_MS = 30_000;

/** Returns what can be chosen for a text, in groups: screens and acts at once, records as the server finds them. */
export function useOptionGroups(typed: string, show: (view: PaletteView) => void) {
  const text = typed.trim();
  const settled = useSettled(text);
  const isEnough = settled.length >= SEARCH_TEXT_MIN && text.length >= SEARCH_TEXT_MIN;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['staff-search', settled],
    queryFn: () => searchRecords(settled),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    staleTime: KEPT_MS,
    retry: false,
  });
  const screens = useScreens();
  const acts = useActs(show);
  const [recent, remember] = useRecent();
  const records = isEnough && !error && data ? hitOptions(data, settled) : [];
  const groups: OptionGroup[] = [
    { label: 'Recent', options: text === '' ? recent : [] },
    ...records,
    { label: 'Screens', options: optionsWith(screens, text) },
    { label: 'Acts', options: optionsWith(acts, text) },
  ].filter(({ options }) => options.length > 0);
  const isSearching = text.length >= SEARCH_TEXT_MIN && (settled !== text || isFetching);
  return { groups, isSearching, error: isEnough ? error : null, retry: refetch, remember };
}
