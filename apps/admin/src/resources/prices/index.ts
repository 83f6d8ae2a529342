import ApprovalIcon from '@mui/icons-material/HowToRegOutlined';
import HistoryIcon from '@mui/icons-material/TimelineOutlined';
import ScheduleIcon from '@mui/icons-material/EventOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const PriceScheduleList = lazy(() =>
  import('./PriceScheduleList').then((module) => ({ default: module.PriceScheduleList })),
);
const PriceApprovalList = lazy(() =>
  import('./PriceApprovalList').then((module) => ({ default: module.PriceApprovalList })),
);
const PriceHistoryList = lazy(() =>
  import('./PriceHistoryList').then((module) => ({ default: module.PriceHistoryList })),
);
const OpenApprovalsBadge = lazy(() =>
  import('./OpenApprovalsBadge').then((module) => ({ default: module.OpenApprovalsBadge })),
);

const data = () => import('./prices.data');

export const priceSchedule = {
  name: 'price-schedule',
  label: 'Scheduled Prices',
  group: 'Catalogue',
  icon: ScheduleIcon,
  may: 'prices',
  live: ['prices'],
  list: PriceScheduleList,
  data: lazyData(
    async () => {
      const { listScheduledPrices, priceScheduleActions } = await data();
      return { list: listScheduledPrices, actions: priceScheduleActions };
    },
    { schedulePrice: true, cancelPrice: true },
  ),
} satisfies BackOfficeResource;

export const priceApprovals = {
  name: 'price-approvals',
  label: 'Price Approvals',
  group: 'Catalogue',
  icon: ApprovalIcon,
  may: 'prices',
  live: ['prices'],
  list: PriceApprovalList,
  badge: OpenApprovalsBadge,
  data: lazyData(
    async () => {
      const { listPriceApprovals, priceApprovalActions } = await data();
      return { list: listPriceApprovals, actions: priceApprovalActions };
    },
    { approvePrice: true, rejectPrice: true, withdrawPrice: true, countOpenApprovals: true },
  ),
} satisfies BackOfficeResource;

export const priceHistory = {
  name: 'price-history',
  label: 'Price History',
  group: 'Catalogue',
  icon: HistoryIcon,
  may: 'prices',
  live: ['catalogue'],
  list: PriceHistoryList,
  data: lazyData(async () => {
    const { listPriceHistory } = await data();
    return { list: listPriceHistory, actions: {} };
  }, {}),
} satisfies BackOfficeResource;
