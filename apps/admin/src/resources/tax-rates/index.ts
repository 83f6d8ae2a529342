import PercentIcon from '@mui/icons-material/PercentOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const TaxRateList = lazy(() => import('./TaxRateList').then((module) => ({ default: module.TaxRateList })));

export const taxRates = {
  name: 'tax-rates',
  label: 'Tax Rates',
  group: 'Money',
  icon: PercentIcon,
  may: 'gst',
  list: TaxRateList,
  data: lazyData(
    () =>
      import('./tax-rates.data').then((module) => ({
        list: module.listTaxRates,
        actions: module.taxRateActions,
      })),
    { createTaxRate: true, removeTaxRate: true },
  ),
} satisfies BackOfficeResource;
