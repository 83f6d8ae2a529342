import { Typography, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, SimpleList } from 'react-admin';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDay } from '@aabha/contracts/time/india-time';
import { RelativeTimeField } from '../components/RelativeTimeField';
import { useMayOpen } from '../components/use-may-open';
import type { CouponRecord } from '../resources/coupons/coupon-record';
import { CouponUsesField } from '../resources/coupons/CouponUsesField';
import { EndCouponField } from '../resources/coupons/EndCouponField';
import { ListPanel } from './ListPanel';

const Column = DataTable.Col<CouponRecord>;
const empty = <Typography sx={{ px: 2, pb: 2 }}>No coupon is running.</Typography>;

function CouponTable() {
  return (
    <DataTable<CouponRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Code" render={({ code }) => <strong>{code}</strong>} />
      <Column label="Discount" align="right" render={(coupon) => `${coupon.discountPercentage}%`} />
      <Column label="Uses" render={(coupon) => <CouponUsesField coupon={coupon} />} />
      <Column label="Created" render={({ created_at }) => <RelativeTimeField iso={created_at} />} />
      <Column label="Last day" render={({ expiryDate }) => formatDay(expiryDate)} />
      <Column label="End" align="right" render={(coupon) => <EndCouponField coupon={coupon} />} />
    </DataTable>
  );
}

/** On phones: one coupon a row. */
function CouponRows() {
  return (
    <SimpleList<CouponRecord>
      linkType={false}
      primaryText={({ code, discountPercentage }) => `${code} · ${discountPercentage}%`}
      secondaryText={(coupon) => <CouponUsesField coupon={coupon} />}
      tertiaryText={(coupon) => <EndCouponField coupon={coupon} />}
      empty={empty}
    />
  );
}

/** Coupons that can be used now, the newest first, each with its end; SuperAdmin only (docs/spec/back-office.md#dashboard). */
export function RunningCoupons() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (!useMayOpen()('coupon')) return null;
  return (
    <ListPanel
      resource="coupon"
      title="Running coupons"
      linkText="All coupons"
      filter={{ state: 'active' }}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={STAFF_PAGE_SIZES.dashboardCoupons}
    >
      {isPhone ? <CouponRows /> : <CouponTable />}
    </ListPanel>
  );
}
