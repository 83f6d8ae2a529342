import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router-dom';
import { isShown, type Shown, type View, type ViewSort } from '../../data/list-views';

interface OpenViewInput {
  views: readonly View[];
  shown: Shown;
  usual: ViewSort;
}

/**
 * Returns the view that is open: the one that the address names, else the one that the list shows exactly. It stays open while
 * its filters are changed, and the address keeps its name. `isGone`: the address names one that is not there.
 */
export function useOpenView({ views, shown, usual }: OpenViewInput, areRead: boolean) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const router = useContext(DataRouterContext)?.router;
  const [keptId, setKeptId] = useState<string>();
  const named = new URLSearchParams(search).get('view') ?? undefined;
  const same = views.find((view) => isShown(view, shown, usual));
  const byName = (id: string | undefined) => views.find((view) => view.id === id);
  const open = byName(named) ?? (named === undefined ? (same ?? byName(keptId)) : undefined);
  const openId = open?.id;
  if (openId !== undefined && openId !== keptId) setKeptId(openId);
  /* react-admin writes an address of its own when a filter changes. */
  useEffect(() => {
    if (named !== undefined || openId === undefined || search === '') return;
    /* On a busy machine the next filter may have set an address that is not rendered yet, and would be lost. */
    if (router?.state.location.search !== search) return;
    const query = new URLSearchParams(search);
    query.set('view', openId);
    void navigate({ search: `?${query.toString()}` }, { replace: true });
  }, [named, openId, search, navigate, router]);
  return {
    open,
    isExact: open !== undefined && isShown(open, shown, usual),
    isGone: areRead && named !== undefined && !open,
  };
}

/** Opens the default view of the person where a list was entered without an address of its own. */
export function useDefaultView(address: string | undefined, wasEnteredBare: boolean) {
  const navigate = useNavigate();
  const isDone = useRef(!wasEnteredBare);
  useEffect(() => {
    if (isDone.current || address === undefined) return;
    isDone.current = true;
    void navigate(address, { replace: true });
  }, [address, navigate]);
}
