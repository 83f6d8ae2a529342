import BalanceIcon from '@mui/icons-material/BalanceOutlined';
import { lazy } from 'react';
import { attentionBadge } from '../../components/sidebar/attention-badge';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const DiscrepancyList = lazy(() =>
  import('./DiscrepancyList').then((module) => ({ default: module.DiscrepancyList })),
);

export const discrepancies = {
  name: 'differences',
  label: 'Payment Discrepancies',
  group: 'Money',
  icon: BalanceIcon,
  may: 'settlements',
  list: DiscrepancyList,
  data: lazyData(
    async () => {
      const { listDiscrepancies, discrepancyActions } = await import('./discrepancies.data');
      return { list: listDiscrepancies, actions: discrepancyActions };
    },
    { settleDifference: true },
  ),
  badge: attentionBadge(({ book_differences }) => book_differences, 'to settle'),
} satisfies BackOfficeResource;
