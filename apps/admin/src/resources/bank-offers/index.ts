import OfferIcon from '@mui/icons-material/AccountBalanceOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const BankOfferList = lazy(() =>
  import('./BankOfferList').then((module) => ({ default: module.BankOfferList })),
);

export const bankOffers = {
  name: 'bank-offers',
  label: 'Bank Offers',
  group: 'Sell',
  icon: OfferIcon,
  may: 'offers',
  live: ['catalogue'],
  list: BankOfferList,
  data: lazyData(() => import('./bank-offers.data').then(({ bankOfferData }) => bankOfferData), {
    ...{ createBankOffer: true, updateBankOffer: true, endBankOffer: true },
  }),
} satisfies BackOfficeResource;
