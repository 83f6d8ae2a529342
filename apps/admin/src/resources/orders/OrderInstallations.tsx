import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import {
  INSTALLATION_TYPE_LABELS,
  type InstallationOffer,
} from '@aabha/contracts/installations/installations.values';
import { InstallationStateField } from '../../components/installations/InstallationStateField';
import { useIsClosed } from '../../components/use-may-open';
import { formatVisit } from '../../data/format-visit';
import { listAddress } from '../../data/list-address';
import { api, toHttpError } from '../../data/trpc';
import type { OrderRecord } from './order-record';

const NONE: Readonly<Record<InstallationOffer, string>> = {
  open: 'No visit is booked.',
  over: 'No visit is booked. Customers can no longer book one themselves.',
  'not-served': 'No technician zone has the PIN code of this order.',
  'no-date': 'It can be booked once the delivery date is known.',
  ended: 'No visit is booked.',
};

/** The visits of technicians for an order, with the way to what staff do with them. */
export function OrderInstallations({ orderId }: { orderId: OrderRecord['_id'] }) {
  const isClosed = useIsClosed();
  const address = listAddress('installations', { search: orderId });
  const { data, error } = useQuery({
    queryKey: ['installations', 'of-order', orderId],
    queryFn: () => api.installations.ofOrder.query({ id: orderId }).catch(toHttpError),
    meta: { live: ['installations'] },
    retry: false,
  });
  if (error) return <Typography role="alert">The installations could not be loaded.</Typography>;
  if (!data) return <Skeleton height={48} />;
  const { installations, offer } = data;
  if (installations.length === 0) return <Typography color="textSecondary">{NONE[offer]}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {installations.map(({ _id: id, name, type, state, day, part }) => (
          <li key={id}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <strong>{formatVisit({ day, part })}</strong>
              <InstallationStateField state={state} />
            </Box>
            <Typography variant="body2" color="textSecondary">
              {name}, {INSTALLATION_TYPE_LABELS[type]}
            </Typography>
          </li>
        ))}
      </Box>
      {!isClosed(address) && (
        <div>
          <Button component={Link} to={address} size="small">
            Open in Installations
          </Button>
        </div>
      )}
    </Box>
  );
}
