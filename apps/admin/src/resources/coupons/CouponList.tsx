import { Chip, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { DataTable, SimpleList } from 'react-admin';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDay } from '@aabha/contracts/time/india-time';
import { ListTable } from '../../components/lists/ListTable';
import { CreateButton } from '../../components/CreateButton';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { FilterChips } from '../../components/FilterChips';
import { TableList } from '../../components/TableList';
import { couponChips, couponListFilters } from './coupon-filters';
import type { CouponRecord } from './coupon-record';
import { couponState, limitTexts, usesText } from './coupon-state';
import { couponFilters } from './coupons.data';
import { CouponActions } from './CouponActions';
import { WhyNotButton } from './WhyNotButton';
import type { ListViews } from '../../data/list-views';

const CreateCouponDialog = lazy(() =>
  import('./CreateCouponDialog').then((module) => ({ default: module.CreateCouponDialog })),
);

const Column = DataTable.Col<CouponRecord>;

const empty = <EmptyList text="No coupons found" hint="Create a coupon, or show the expired ones." />;

const VIEWS: ListViews = {
  list: 'coupon',
  filtersOf: couponFilters,
  builtIn: [{ id: 'active', name: 'Active', filter: () => ({ state: 'active' }) }],
};

const COLORS = { Active: 'success', Upcoming: 'info', 'Used up': 'warning', Expired: 'default' } as const;

/** Valid through the end of its expiry day in India; whether shoppers are told (docs/spec/coupons.md#validity). */
function StateChip({ coupon }: { coupon: CouponRecord }) {
  const state = couponState(coupon, new Date());
  return (
    <>
      <Chip size="small" variant="outlined" color={COLORS[state]} label={state} sx={{ fontWeight: 600 }} />
      {coupon.shownInShop && <Chip size="small" label="In the shop" sx={{ ml: 0.5 }} />}
    </>
  );
}

/** The days on which a coupon is valid. */
function periodText({ startDate, expiryDate }: CouponRecord): string {
  return startDate === null ? formatDay(expiryDate) : `${formatDay(startDate)} to ${formatDay(expiryDate)}`;
}

function Limits({ coupon }: { coupon: CouponRecord }) {
  const texts = limitTexts(coupon);
  return texts.length === 0 ? (
    <Typography variant="body2" color="textSecondary">
      None
    </Typography>
  ) : (
    <>{texts.join(' · ')}</>
  );
}

function CouponTable() {
  return (
    <ListTable<CouponRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column source="code" label="Code" render={(coupon) => <strong>{coupon.code}</strong>} />
      <Column
        source="discountPercentage"
        label="Discount"
        align="right"
        render={(coupon) => `${coupon.discountPercentage}%`}
      />
      <Column source="expiryDate" label="Expiry Date" render={periodText} />
      <Column label="Uses" render={usesText} />
      <Column
        label="Limits"
        cellSx={() => ({ maxWidth: 260 })}
        render={(coupon) => <Limits coupon={coupon} />}
      />
      <Column label="Status" render={(coupon) => <StateChip coupon={coupon} />} />
      <Column source="created_at" label="Created" render={(coupon) => formatDay(coupon.created_at)} />
      <Column label="Edit and end" align="right" render={() => <CouponActions />} />
    </ListTable>
  );
}

function CouponRows() {
  return (
    <SimpleList<CouponRecord>
      linkType={false}
      primaryText={(coupon) => `${coupon.code} · ${coupon.discountPercentage}%`}
      secondaryText={(coupon) => (
        <>
          <StateChip coupon={coupon} /> {periodText(coupon)}
          <br />
          {[usesText(coupon), ...limitTexts(coupon)].join(' · ')}
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
      filters={couponListFilters}
      above={<FilterChips chips={couponChips} />}
      filterDefaultValues={{ state: 'active' }}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={STAFF_PAGE_SIZES.coupons}
      actions={
        <>
          <WhyNotButton />
          <ExportCsvButton list="coupons" filtersOf={couponFilters} />
          <CreateButton
            label="Create Coupon"
            dialog={(close) => (
              <Suspense>
                <CreateCouponDialog onClose={close} />
              </Suspense>
            )}
          />
        </>
      }
      failed="Failed to fetch coupons"
      views={VIEWS}
      table={<CouponTable />}
      rows={<CouponRows />}
    />
  );
}
