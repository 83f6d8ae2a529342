import { Alert, Box } from '@mui/material';
import { useEffect } from 'react';
import { useListContext, useResourceContext } from 'react-admin';
import type { ColumnSetup } from '../../data/column-setup';
import { unknownFilters, viewAddress, type ListViews, type ViewSort } from '../../data/list-views';
import { useViewCounts } from '../../data/saved-views';
import { useColumnSetup } from '../lists/use-column-setup';
import { OpenViewActs } from './OpenViewActs';
import { useDefaultView, useOpenView } from './use-open-view';
import { useViews } from './use-views';
import { ViewChip } from './ViewChip';

interface ViewsBarProps {
  spec: ListViews;
  /** The order of the list without a sort. */
  usual: ViewSort;
  /** Whether the list was opened by its plain address. */
  wasEnteredBare: boolean;
  /** Receives the columns of the open view; null where it has none. */
  onColumns: (columns: ColumnSetup | null) => void;
}

const sameColumns = (a: ColumnSetup, b: ColumnSetup) =>
  JSON.stringify([a.order, a.hidden]) === JSON.stringify([b.order, b.hidden]);

interface NoticeProps {
  isGone: boolean;
  unknown: readonly string[];
}

function Notice({ isGone, unknown }: NoticeProps) {
  if (isGone)
    return (
      <Alert severity="info" sx={{ mt: 1 }}>
        This view was deleted or is not shared with you. The list has the filters of its link.
      </Alert>
    );
  if (unknown.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      This view has filters that this list does not have any more: {unknown.join(', ')}. They change nothing,
      so you may see more than the view was made for.
    </Alert>
  );
}

/** The views of a list, each with its count, above it; a row that scrolls on a phone (docs/spec/saved-views.md#screen). */
export function ViewsBar({ spec, usual, wasEnteredBare, onColumns }: ViewsBarProps) {
  const { isPending } = useListContext();
  const screen = useResourceContext() ?? spec.list;
  const { views, shown, areRead, defaultId } = useViews(spec, usual);
  const { open, isExact, isGone } = useOpenView({ views, shown, usual }, areRead);
  const [columns] = useColumnSetup(screen);
  const counts = useViewCounts(spec, views, !isPending && areRead);
  const defaultView = views.find(({ id }) => id === defaultId);
  useDefaultView(defaultView && viewAddress(spec.list, defaultView, usual), wasEnteredBare);
  const ofView = open?.saved?.columns ?? null;
  const columnsKey = JSON.stringify(ofView);
  useEffect(() => {
    onColumns(JSON.parse(columnsKey) as ColumnSetup | null);
  }, [open?.id, columnsKey, onColumns]);
  const isChanged = open !== undefined && (!isExact || (ofView !== null && !sameColumns(columns, ofView)));
  return (
    <Box sx={{ mt: 1 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minWidth: 0,
          flexWrap: { xs: 'wrap', md: 'nowrap' },
        }}
      >
        <Box
          component="nav"
          aria-label="Views"
          sx={{
            ...{
              display: 'flex',
              gap: 1,
              /* Beside the menu of the open view, as long as there is room. */
              minWidth: { xs: 'min(100%, 220px)', md: 0 },
              flex: { xs: '1 1 0', sm: '0 1 auto' },
              py: 0.5,
              px: 0.25,
              flexWrap: { xs: 'nowrap', sm: 'wrap' },
            },
            ...{ overflowX: { xs: 'auto', sm: 'visible' }, scrollbarWidth: 'thin' },
          }}
        >
          {views.map((view) => (
            <ViewChip
              key={view.id}
              view={view}
              address={viewAddress(spec.list, view, usual)}
              count={counts.get(view.id)}
              isOpen={view.id === open?.id}
              isChanged={view.id === open?.id && isChanged && view.saved !== undefined}
              isDefault={view.id === defaultId}
            />
          ))}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexShrink: 0 }}>
          <OpenViewActs {...{ spec, views, open, isChanged, shown, usual, columns, defaultId }} />
        </Box>
      </Box>
      <Notice isGone={isGone} unknown={open?.saved ? unknownFilters(open.filter, spec.filtersOf) : []} />
    </Box>
  );
}
