import { Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { EInvoiceProvider } from './e-invoices.data';

/** The number of documents that need an IRN and have none; nothing while there are none. */
export function MissingIrnBadge() {
  const dataProvider = useDataProvider<EInvoiceProvider>();
  const { data: count = 0 } = useQuery({
    queryKey: ['missing-irns'],
    queryFn: async () => (await dataProvider.countMissingIrns()).data,
    retry: false,
    meta: { live: ['orders'] },
  });
  if (count === 0) return null;
  return <Chip size="small" color="warning" label={count} aria-label={`${count} without IRN`} />;
}
