import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const SettlementList = lazy(() =>
  import('./SettlementList').then((module) => ({ default: module.SettlementList })),
);
const SettlementShow = lazy(() =>
  import('./SettlementShow').then((module) => ({ default: module.SettlementShow })),
);

const data = () => import('./settlements.data');

export const settlements = {
  name: 'settlements',
  label: 'Settlements',
  group: 'Money',
  icon: AccountBalanceIcon,
  may: 'settlements',
  list: SettlementList,
  show: SettlementShow,
  data: {
    ...lazyData(
      async () => {
        const { listSettlements, settlementActions } = await data();
        return { list: listSettlements, actions: settlementActions };
      },
      {
        latestSettlementRead: true,
        startSettlementRead: true,
        stopSettlementRead: true,
        listSettlementLines: true,
        setSettlementBank: true,
        importSettlementBank: true,
      },
    ),
    get: async (id: string) => (await data()).getSettlement(id),
  },
} satisfies BackOfficeResource;
