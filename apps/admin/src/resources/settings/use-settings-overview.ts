import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { SettingsProvider } from './settings.data';

/** Reads all sections with their drafts. */
export function useSettingsOverview() {
  const dataProvider = useDataProvider<SettingsProvider>();
  return useQuery({
    queryKey: ['settings-sections'],
    meta: { live: ['settings'] },
    queryFn: () => dataProvider.getSettings().then((result) => result.data),
  });
}
