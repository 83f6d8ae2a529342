import { Alert } from '@mui/material';
import { labelPeriodState } from '@aabha/contracts/products/label-period.rules';
import { missingNouns } from '@aabha/contracts/products/missing-for-listing.rules';
import { formatDay, indiaDay } from '@aabha/contracts/time/india-time';
import type { ProductRecord, WholeProduct } from './products.data';

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** Returns what shoppers see of an incomplete television. */
function listing({ state, isListed, listedUntil }: ProductRecord | WholeProduct): string {
  if (state !== 'published') return '';
  if (!isListed) return 'Not shown in the shop.';
  return listedUntil === null ? '' : `Shown in the shop until ${formatDay(listedUntil)}.`;
}

const LABEL_PERIOD = { ending: 'The energy label ends on', ended: 'The energy label ended on' };

/** Warns of a television that lacks facts or declarations, and of an energy label that ends soon. Nothing for others. */
export function NotListed({ product }: { product: ProductRecord | WholeProduct }) {
  const { missing, beeValidTo } = product;
  const period = labelPeriodState(beeValidTo, indiaDay(new Date()));
  if (missing.length === 0 && period === undefined) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1, py: 0 }}>
      {missing.length > 0 && `${listing(product)} Missing: ${list.format(missingNouns(missing))}. `}
      {period && beeValidTo && `${LABEL_PERIOD[period]} ${formatDay(beeValidTo)}.`}
    </Alert>
  );
}
