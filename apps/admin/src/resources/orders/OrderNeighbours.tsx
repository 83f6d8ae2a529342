import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { IconButton, Tooltip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore, type GetListParams } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { ORDER_SORTS } from '@aabha/contracts/orders/orders.schema';
import { sortOf } from '../../data/list-query';
import { api, toHttpError } from '../../data/trpc';
import { orderFilters } from './orders.data';

/** The list as react-admin remembers it: its filters and its sort. */
interface ListParams {
  filter?: Record<string, unknown>;
  sort?: string;
  order?: string;
}

const addressOf = (id: string) => `/admin-dashboard/orders/${id}/show`;

/** Returns the orders before and after one in the list that staff came from; '' at its ends. */
function useNeighbours(orderId: string) {
  const [{ filter = {}, sort = '', order = 'DESC' }] = useStore<ListParams>('orders.listParams', {});
  const params = { filter, sort: { field: sort, order } } as GetListParams;
  const input = { id: orderId, filters: orderFilters(params), sort: sortOf(params, ORDER_SORTS) };
  const { data } = useQuery({
    queryKey: ['orders', 'neighbours', input],
    queryFn: () => api.orders.neighbours.query(input).catch(toHttpError),
    retry: false,
  });
  return data ?? { previous: '', next: '' };
}

interface StepProps {
  label: string;
  /** Empty at the end of the list. */
  id: string;
  shortcut: string;
  icon: typeof NextIcon;
}

function Step({ label, id, shortcut, icon: Icon }: StepProps) {
  if (id === '')
    return (
      <IconButton aria-label={label} disabled>
        <Icon />
      </IconButton>
    );
  return (
    <Tooltip title={`${label} (${shortcut})`}>
      <IconButton component={Link} to={addressOf(id)} aria-label={label} aria-keyshortcuts={shortcut}>
        <Icon />
      </IconButton>
    </Tooltip>
  );
}

/** Leads to the orders before and after this one, in the list as it was filtered; also with Alt+P and Alt+N. */
export function OrderNeighbours({ orderId }: { orderId: string }) {
  const { previous, next } = useNeighbours(orderId);
  const navigate = useNavigate();
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      const id = { KeyP: previous, KeyN: next }[event.code];
      if (!event.altKey || event.ctrlKey || event.metaKey || !id) return;
      if (document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      void navigate(addressOf(id));
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [previous, next, navigate]);
  return (
    <span role="group" aria-label="Orders of the list">
      <Step label="Previous order" id={previous} shortcut="Alt+P" icon={PreviousIcon} />
      <Step label="Next order" id={next} shortcut="Alt+N" icon={NextIcon} />
    </span>
  );
}
