import { useDataProvider } from 'react-admin';
import { SidebarBadge } from '../../components/sidebar/SidebarBadge';
import type { EInvoiceProvider } from './e-invoices.data';

/** The number of documents that need an IRN and have none; nothing while there are none. */
export function MissingIrnBadge() {
  const dataProvider = useDataProvider<EInvoiceProvider>();
  const read = async () => (await dataProvider.countMissingIrns()).data;
  return (
    <SidebarBadge
      queryKey="missing-irns"
      read={read}
      live={['orders']}
      countOf={(count) => count}
      meaning="without IRN"
    />
  );
}
