import { Box, Skeleton } from '@mui/material';
import { type ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';

const SKELETONS = [1, 2, 3, 4];

/** The records of a list as cards, in `columns` columns where there is room. */
export function CardList<T extends RaRecord>({
  label,
  columns = 1,
  heightPx,
  empty,
  render,
}: {
  label: string;
  columns?: 1 | 2;
  /** Height of a card while the list loads. */
  heightPx: number;
  empty: ReactNode;
  render: (record: T) => ReactNode;
}) {
  const { data, isPending } = useListContext<T>();
  const layout = {
    display: 'grid',
    gap: 1.5,
    m: 0,
    p: 0,
    listStyle: 'none',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` },
  };
  if (isPending)
    return (
      <Box sx={layout} role="status" aria-label="Loading">
        {SKELETONS.map((key) => (
          <Skeleton key={key} variant="rounded" height={heightPx} />
        ))}
      </Box>
    );
  if (!data || data.length === 0) return empty;
  return (
    <Box component="ul" sx={layout} aria-label={label}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <li>{render(record)}</li>
        </RecordContextProvider>
      ))}
    </Box>
  );
}
