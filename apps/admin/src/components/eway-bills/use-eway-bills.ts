import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { EwayBill } from '@aabha/contracts/eway-bill/eway-bills.schema';
import type { EwayBillProvider, EwayBillsOf } from '../../data/eway-bill-actions';

const KEY = 'eway-bills';
/** What is invalidated when an e-way bill was entered or removed. */
export const EWAY_BILLS_KEY: readonly string[] = [KEY];

/** Returns the e-way bills of some orders or invoices; none while they are loading. */
export function useEwayBills(of: EwayBillsOf): readonly EwayBill[] {
  const dataProvider = useDataProvider<EwayBillProvider>();
  const isAny = [...(of.order_ids ?? []), ...(of.invoice_ids ?? [])].length > 0;
  const { data = [] } = useQuery({
    queryKey: [KEY, of],
    queryFn: async () => (await dataProvider.listEwayBills(of)).data,
    enabled: isAny,
    retry: false,
  });
  return data;
}
