import { useListContext } from 'react-admin';
import { formatNumber } from '../../data/number-format';

/** Returns how many records a list has, as text: '2,318', or '100+' where a search counted no further. */
export function useListTotal(): string {
  const { total = 0, meta } = useListContext();
  const { hasMore = false } = (meta ?? {}) as { hasMore?: boolean };
  return `${formatNumber(total)}${hasMore ? '+' : ''}`;
}
