import { Card } from '@mui/material';
import { SearchInput, SelectInput } from 'react-admin';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { WHOLESALE_PAYMENT_STATUSES } from '@aabha/contracts/wholesale/wholesale.schema';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { wholesaleOrderFilters, type WholesaleOrderRecord } from './wholesale-orders.data';
import { WHOLESALE_ORDER_VIEWS } from './wholesale-order-views';
import { CardList } from '../../components/CardList';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { Gate } from '../../components/Gate';
import { ListPager } from '../../components/ListPager';
import { ScreenList } from '../../components/ScreenList';
import { WholesaleOrderCard } from './WholesaleOrderCard';

const filters = [
  <SearchInput key="search" source="search" placeholder="Order ID, email, contact, company, GST" alwaysOn />,
  <SelectInput
    key="paymentStatus"
    source="paymentStatus"
    label="Payment status"
    choices={WHOLESALE_PAYMENT_STATUSES.map((status) => ({
      id: status,
      name: status,
    }))}
    emptyText="All"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Ordered" alwaysOn />,
];

const empty = (
  <Card>
    <EmptyList
      text="No wholesale orders found"
      hint="Orders that businesses place in the wholesale shop appear here."
    />
  </Card>
);

/**
 * Wholesale orders as expandable cards, newest first, twenty a page (docs/spec/wholesale.md#staff-screens).
 */
export function WholesaleOrderList() {
  return (
    <Gate resource="wholesale-bulk-orders">
      <ScreenList
        title="Bulk Orders"
        filters={filters}
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={PAGE_SIZES.wholesale}
        pager={<ListPager sizes={[PAGE_SIZES.wholesale, 50, 100]} />}
        actions={<ExportCsvButton list="wholesale-orders" filtersOf={wholesaleOrderFilters} />}
        failed="Failed to fetch orders"
        views={WHOLESALE_ORDER_VIEWS}
        component="div"
      >
        <CardList<WholesaleOrderRecord>
          label="Wholesale orders"
          heightPx={64}
          empty={empty}
          render={(order) => <WholesaleOrderCard order={order} />}
        />
      </ScreenList>
    </Gate>
  );
}
