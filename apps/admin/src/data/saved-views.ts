import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useResourceContext, useResourceDefinitions } from 'react-admin';
import type { ViewList } from '@aabha/contracts/saved-views/saved-views.values';
import type { ListViews, View } from './list-views';
import type { ResourceOptions } from './resource';
import { api, toHttpError } from './trpc';

type Created = Parameters<typeof api.savedViews.create.mutate>[0];
type Updated = Parameters<typeof api.savedViews.update.mutate>[0];
type Arranged = Parameters<typeof api.savedViews.arrange.mutate>[0];

const keyOf = (list: ViewList) => ['saved-views', list] as const;
/** Others seldom share a view; one's own changes read them again at once. */
const VIEWS_FRESH_MS = 60_000;
const COUNTS_FRESH_MS = 30_000;

/** Returns the stored views of a list, their order and the default of the caller. */
export const useSavedViews = (list: ViewList) =>
  useQuery({
    queryKey: keyOf(list),
    queryFn: () => api.savedViews.list.query({ list }).catch(toHttpError),
    staleTime: VIEWS_FRESH_MS,
  });

type SavedViews = NonNullable<ReturnType<typeof useSavedViews>['data']>;

/** Returns how many records each view has, by its id, all counted by one call once `isReady`; none where they are not counted. */
export function useViewCounts(
  { list, filtersOf }: ListViews,
  views: readonly View[],
  isReady: boolean,
): ReadonlyMap<string, number> {
  const definitions = useResourceDefinitions<ResourceOptions>();
  const live = definitions[useResourceContext() ?? '']?.options?.live ?? [];
  const filters = views.map(({ filter }) => filtersOf({ filter }));
  const { data } = useQuery({
    queryKey: ['view-counts', list, filters],
    queryFn: async () => {
      const { counts } = await api.savedViews.count.query({
        list,
        filters: filters as Record<string, unknown>[],
      });
      return new Map(
        views.flatMap(({ id }, index) => {
          const count = counts[index];
          return typeof count === 'number' ? [[id, count] as const] : [];
        }),
      );
    },
    enabled: isReady && views.length > 0,
    staleTime: COUNTS_FRESH_MS,
    placeholderData: (previous) => previous,
    meta: { live },
    retry: false,
  });
  return data ?? new Map<string, number>();
}

/** Returns the acts on the views of a list, after each of which they are read again. */
export function useViewActs(list: ViewList) {
  const queries = useQueryClient();
  const notify = useNotify();
  const readAgain = () => queries.invalidateQueries({ queryKey: keyOf(list) });
  const done = (text: string) => async () => {
    notify(text, { type: 'success' });
    await readAgain();
  };
  const failed = async (error: Error) => {
    notify(error.message, { type: 'error' });
    await readAgain();
  };
  const create = (values: Omit<Created, 'list'>) =>
    api.savedViews.create.mutate({ list, ...values }).catch(toHttpError);
  const update = (values: Updated) => api.savedViews.update.mutate(values).catch(toHttpError);
  const change = useMutation({ mutationFn: update, onSuccess: done('The view is saved.'), onError: failed });
  const remove = useMutation({
    mutationFn: (id: string) => api.savedViews.remove.mutate({ id }).catch(toHttpError),
    onSuccess: done('The view is deleted.'),
    onError: failed,
  });
  const arrange = useMutation({
    mutationFn: (values: Omit<Arranged, 'list'>) =>
      api.savedViews.arrange.mutate({ list, ...values }).catch(toHttpError),
    /* The row moves at once. */
    onMutate: ({ order, default_view }) =>
      queries.setQueryData(keyOf(list), (present: SavedViews | undefined) =>
        present ? { ...present, order: [...order], default_view } : present,
      ),
    onSettled: readAgain,
    onError: failed,
  });
  return { create, update, change, remove, arrange, readAgain };
}
