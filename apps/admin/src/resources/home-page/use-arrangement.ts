import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { EditedHomeSection, HomeArrangement } from '@aabha/contracts/home/home.staff.schema';
import type { HomePageProvider } from './home-page.data';

const KEY = ['home-arrangement'];
const SAVING = ['home-arrangement-save'];

/** Reads the arrangement of the home page with its draft. */
export function useArrangement() {
  const dataProvider = useDataProvider<HomePageProvider>();
  return useQuery({
    queryKey: KEY,
    meta: { live: ['home'] },
    queryFn: () => dataProvider.getHomeArrangement().then(({ data }) => data.home),
  });
}

/** Returns how a newer arrangement is shown at once. */
export function useShowArrangement() {
  const queries = useQueryClient();
  return (home: HomeArrangement) => queries.setQueryData(KEY, home);
}

/**
 * Returns how changed sections are saved as the draft. The screen shows them at once. Saves go out one after another, each on
 * the state that the one before left; where somebody else changed it meanwhile they are refused and the screen reads theirs.
 */
export function useSaveSections(home: HomeArrangement) {
  const dataProvider = useDataProvider<HomePageProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const basedOn = useRef(home.updated_at);
  if (queries.isMutating({ mutationKey: SAVING }) === 0) basedOn.current = home.updated_at;
  return useMutation({
    mutationKey: SAVING,
    scope: { id: SAVING[0]! },
    mutationFn: async (sections: EditedHomeSection[]) =>
      (await dataProvider.saveHomeDraft({ sections, updated_at: basedOn.current })).data.home,
    onMutate: async (sections) => {
      await queries.cancelQueries({ queryKey: KEY });
      queries.setQueryData<HomeArrangement>(KEY, (present) => present && { ...present, draft: sections });
    },
    onSuccess: (saved) => {
      basedOn.current = saved.updated_at;
      // A later save has shown its sections already.
      if (queries.isMutating({ mutationKey: SAVING }) === 1) queries.setQueryData(KEY, saved);
    },
    onError: (error) => {
      notify(error.message, { type: 'error' });
      return queries.invalidateQueries({ queryKey: KEY });
    },
  });
}

/** Returns an action on the arrangement that was seen, which says when it is done. */
export function useArrangementAction(
  run: (provider: HomePageProvider, home: HomeArrangement) => Promise<{ data: { home: HomeArrangement } }>,
  { home, done, onDone }: { home: HomeArrangement; done: string; onDone: () => void },
) {
  const dataProvider = useDataProvider<HomePageProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: () => run(dataProvider, home),
    onSuccess: ({ data }) => {
      queries.setQueryData(KEY, data.home);
      notify(done, { type: 'success' });
      onDone();
    },
    onError: (error) => {
      notify(error.message, { type: 'error' });
      return queries.invalidateQueries({ queryKey: KEY });
    },
  });
}
