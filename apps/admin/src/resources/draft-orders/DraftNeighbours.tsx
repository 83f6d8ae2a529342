import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { IconButton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useStore, type GetListParams } from 'react-admin';
import { Link } from 'react-router-dom';
import { DRAFT_ORDER_SORTS } from '@aabha/contracts/draft-orders/draft-orders.values';
import { sortOf } from '../../data/list-query';
import { api, toHttpError } from '../../data/trpc';
import { draftOrderFilters } from './draft-orders.data';

/** The list as react-admin remembers it: its filters and its sort. */
interface ListParams {
  filter?: Record<string, unknown>;
  sort?: string;
  order?: string;
}

interface StepProps {
  label: string;
  /** Empty at the end of the list. */
  id: string;
  icon: typeof NextIcon;
}

function Step({ label, id, icon: Icon }: StepProps) {
  const target = id === '' ? {} : { component: Link, to: `/admin-dashboard/draft-orders/${id}/show` };
  return (
    <IconButton aria-label={label} disabled={id === ''} {...target}>
      <Icon />
    </IconButton>
  );
}

/** Leads to the draft orders before and after this one, in the list as it was filtered. */
export function DraftNeighbours({ id }: { id: string }) {
  const [{ filter = {}, sort = '', order = 'DESC' }] = useStore<ListParams>('draft-orders.listParams', {});
  const params = { filter, sort: { field: sort, order } } as GetListParams;
  const input = { id, filters: draftOrderFilters(params), sort: sortOf(params, DRAFT_ORDER_SORTS) };
  const { data } = useQuery({
    queryKey: ['draft-orders', 'neighbours', input],
    queryFn: () => api.draftOrders.neighbours.query(input).catch(toHttpError),
    retry: false,
  });
  return (
    <span role="group" aria-label="Draft orders of the list">
      <Step label="Previous draft order" id={data?.previous ?? ''} icon={PreviousIcon} />
      <Step label="Next draft order" id={data?.next ?? ''} icon={NextIcon} />
    </span>
  );
}
