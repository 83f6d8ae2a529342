import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { inOrderOf } from '@aabha/contracts/saved-views/saved-views.rules';
import {
  ALL_VIEW,
  builtInView,
  savedView,
  type ListViews,
  type Shown,
  type View,
  type ViewSort,
} from '../../data/list-views';
import { useSavedViews } from '../../data/saved-views';

/** Returns all views of a list in the caller's order, what the list shows at present, and the order of a list without a sort. */
export function useViews(spec: ListViews, usual: ViewSort) {
  const { filterValues, sort } = useListContext();
  const { data, isFetched } = useSavedViews(spec.list);
  /* The instant at which the screen was opened: filters of a day must not change while somebody works. */
  const [now] = useState(() => new Date());
  const views = useMemo<View[]>(() => {
    const all = [
      ...(spec.builtIn ?? []).map((view) => builtInView(view, now)),
      ...(data?.viewList ?? []).map(savedView),
    ];
    return [
      { ...ALL_VIEW, name: spec.all ?? ALL_VIEW.name },
      ...inOrderOf(all, ({ id }) => id, data?.order ?? []),
    ];
  }, [data, spec, now]);
  const shown: Shown = { filter: filterValues as Shown['filter'], sort };
  return { views, shown, usual, areRead: isFetched, defaultId: data?.default_view ?? '' };
}
