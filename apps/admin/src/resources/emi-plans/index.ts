import InstalmentsIcon from '@mui/icons-material/CreditCardOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const EmiPlanList = lazy(() => import('./EmiPlanList').then((module) => ({ default: module.EmiPlanList })));

export const emiPlans = {
  name: 'emi-plans',
  label: 'EMI Plans',
  group: 'Sell',
  icon: InstalmentsIcon,
  may: 'offers',
  live: ['catalogue'],
  list: EmiPlanList,
  data: lazyData(() => import('./emi-plans.data').then(({ emiPlanData }) => emiPlanData), {
    ...{ createEmiPlan: true, updateEmiPlan: true, removeEmiPlan: true },
    ...{ previewEmiImport: true, importEmiPlans: true },
  }),
} satisfies BackOfficeResource;
