import { Box, Card, useMediaQuery, type Theme } from '@mui/material';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ListBase, ListView, Loading, type ListBaseProps, type ListViewProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { ColumnSetup } from '../data/column-setup';
import type { ListViews } from '../data/list-views';
import { FrozenRows } from './FrozenRows';
import { ListFailed } from './ListFailed';
import { ListToolsSlot } from './lists/list-tools-slot';
import { ViewColumns } from './lists/view-columns';
import { TableFit } from './TableFit';

const FoldedFilters = lazy(() =>
  import('./lists/FoldedFilters').then((module) => ({ default: module.FoldedFilters })),
);
const ViewsBar = lazy(() => import('./views/ViewsBar').then((module) => ({ default: module.ViewsBar })));

/** Of a list without one of its own, as react-admin has it. */
const USUAL_SORT = { field: 'id', order: 'ASC' } as const;
/** The height of the row of views while it loads: nothing moves. */
const VIEWS_PX = 48;
/** The height of the button that unfolds filters, where fingers press it. */
const FOLD_PX = 44;
/** More filters than these are folded on a phone, but for the first, which is the search. */
const UNFOLDED_FILTERS = 2;

export interface ScreenListProps
  extends
    Pick<
      ListBaseProps,
      | 'resource'
      | 'sort'
      | 'perPage'
      | 'filter'
      | 'filterDefaultValues'
      | 'storeKey'
      | 'queryOptions'
      | 'disableAuthentication'
    >,
    Pick<ListViewProps, 'title' | 'filters' | 'actions' | 'component'> {
  pager: ReactNode;
  /** The message of the error state. */
  failed: string;
  /** What it says about its views; without it the list has none. */
  views?: ListViews;
  children: ReactNode;
}

type ViewsOfListProps = Pick<ScreenListProps, 'views' | 'sort'> & {
  onColumns: (columns: ColumnSetup | null) => void;
};

function ViewsOfList({ views, sort = USUAL_SORT, onColumns }: ViewsOfListProps) {
  const { search } = useLocation();
  const [wasEnteredBare] = useState(search === '');
  if (!views) return null;
  return (
    <Suspense fallback={<Box sx={{ height: VIEWS_PX }} />}>
      <ViewsBar spec={views} usual={sort} wasEnteredBare={wasEnteredBare} onColumns={onColumns} />
    </Suspense>
  );
}

/** The list of a screen: filters and page come from the address, and rows are frozen under an open dialog. */
export function ScreenList({
  pager,
  failed,
  views,
  children,
  title,
  filters,
  actions = false,
  component = Card,
  ...list
}: ScreenListProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [columns, setColumns] = useState<ColumnSetup | null>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const each = Array.isArray(filters) ? filters : [];
  const isFolding = isPhone && each.length > UNFOLDED_FILTERS;
  return (
    <ListBase {...list} exporter={false} authLoading={<Loading />} offline={false}>
      <ViewColumns value={columns && [columns, setColumns]}>
        <ViewsOfList views={views} sort={list.sort} onColumns={setColumns} />
        <FrozenRows>
          <ListView
            title={title}
            filters={isFolding && !isUnfolded ? each.slice(0, 1) : filters}
            actions={actions}
            component={component}
            pagination={pager}
            empty={false}
            error={<ListFailed text={failed} />}
          >
            {isFolding && (
              <Suspense fallback={<Box sx={{ height: FOLD_PX }} />}>
                <FoldedFilters
                  filters={each.slice(1)}
                  isOpen={isUnfolded}
                  onToggle={() => setUnfolded(!isUnfolded)}
                />
              </Suspense>
            )}
            <Box
              ref={setSlot}
              sx={{
                display: 'flex',
                justifyContent: 'flex-end',
                px: 1,
                pt: 0.5,
                '&:empty': { display: 'none' },
              }}
            />
            <ListToolsSlot value={slot}>
              <TableFit>{children}</TableFit>
            </ListToolsSlot>
          </ListView>
        </FrozenRows>
      </ViewColumns>
    </ListBase>
  );
}
