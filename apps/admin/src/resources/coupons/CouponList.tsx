import { Chip } from '@mui/material';
import { DataTable, required, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { checkCoupon } from '@aabha/contracts/coupons/coupons.rules';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDay } from '@aabha/contracts/time/india-time';
import { ANY_STATE } from './coupons.data';
import { CreateButton } from '../../components/CreateButton';
import { EmptyList } from '../../components/EmptyList';
import { TableList } from '../../components/TableList';
import type { CouponRecord } from './coupon-form';
import { CouponActions } from './CouponActions';
import { CreateCouponDialog } from './CreateCouponDialog';

const Column = DataTable.Col<CouponRecord>;

const STATES = [
  { id: 'active', name: 'Active' },
  { id: 'expired', name: 'Expired' },
  { id: ANY_STATE, name: 'All' },
];
const filters = [
  <SearchInput key="code" source="code" placeholder="Code" alwaysOn />,
  /* A value is always selected, so there is no empty option, and no asterisk of a required field. */
  <SelectInput
    key="state"
    source="state"
    label={<>Status</>}
    choices={STATES}
    validate={required()}
    alwaysOn
  />,
];

const empty = <EmptyList text="No coupons found" hint="Create a coupon, or show the expired ones." />;

/** Valid through the end of its expiry day in India (docs/spec/coupons.md#validity). */
function StateChip({ coupon }: { coupon: CouponRecord }) {
  const active = checkCoupon({ expiresAt: new Date(coupon.expiryDate) }, new Date()).ok;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={active ? 'success' : 'default'}
      label={active ? 'Active' : 'Expired'}
      sx={{ fontWeight: 600 }}
    />
  );
}

function CouponTable() {
  return (
    <DataTable<CouponRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column source="code" label="Code" render={(coupon) => <strong>{coupon.code}</strong>} />
      <Column
        source="discountPercentage"
        label="Discount"
        align="right"
        render={(coupon) => `${coupon.discountPercentage}%`}
      />
      <Column source="expiryDate" label="Expiry Date" render={(coupon) => formatDay(coupon.expiryDate)} />
      <Column label="Status" render={(coupon) => <StateChip coupon={coupon} />} />
      <Column source="created_at" label="Created" render={(coupon) => formatDay(coupon.created_at)} />
      <Column label="Edit and end" align="right" render={() => <CouponActions />} />
    </DataTable>
  );
}

function CouponRows() {
  return (
    <SimpleList<CouponRecord>
      linkType={false}
      primaryText={(coupon) => `${coupon.code} · ${coupon.discountPercentage}%`}
      secondaryText={(coupon) => (
        <>
          <StateChip coupon={coupon} /> until {formatDay(coupon.expiryDate)}
        </>
      )}
      tertiaryText={() => <CouponActions />}
      empty={empty}
    />
  );
}

/** Coupons, twenty a page; expired ones are hidden by default (docs/spec/coupons.md#staff-screen). */
export function CouponList() {
  return (
    <TableList
      resource="coupon"
      title="Discount Coupon"
      filters={filters}
      filterDefaultValues={{ state: 'active' }}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={PAGE_SIZES.coupons}
      actions={
        <CreateButton label="Create Coupon" dialog={(close) => <CreateCouponDialog onClose={close} />} />
      }
      failed="Failed to fetch coupons"
      table={<CouponTable />}
      rows={<CouponRows />}
    />
  );
}
