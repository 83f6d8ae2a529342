import { Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { LiveTopic } from '@aabha/contracts/live/live.values';
import { formatNumber } from '../../data/number-format';

const REFRESH_MS = 60_000;
const MOST = 999;

interface SidebarBadgeProps<T> {
  /** Badges of one key share one call. */
  queryKey: string;
  read: () => Promise<T>;
  /** What changes the figure: it is read again at once when one of these topics changed. */
  live: readonly LiveTopic[];
  countOf: (data: T) => number | null;
  /** Follows the figure in its accessible name, such as 'waiting'. */
  meaning: string;
}

/** A figure beside a label of the sidebar, read again when what it counts changed, and every minute while the page is visible; nothing while it is 0. */
export function SidebarBadge<T>({ queryKey, read, live, countOf, meaning }: SidebarBadgeProps<T>) {
  const { data } = useQuery({
    queryKey: [queryKey],
    queryFn: read,
    retry: false,
    refetchInterval: REFRESH_MS,
    staleTime: REFRESH_MS / 2,
    meta: { live },
  });
  const count = data === undefined ? 0 : (countOf(data) ?? 0);
  if (count === 0) return null;
  return (
    <Chip
      className="sidebar-badge"
      size="small"
      sx={{ height: 20, fontWeight: 700, bgcolor: 'warning.light', color: 'warning.main' }}
      label={count > MOST ? `${MOST}+` : count}
      role="img"
      aria-label={`${formatNumber(count)} ${meaning}`}
    />
  );
}
