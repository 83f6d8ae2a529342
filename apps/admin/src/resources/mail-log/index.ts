import MailIcon from '@mui/icons-material/MailOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const MailList = lazy(() => import('./MailList').then((module) => ({ default: module.MailList })));
const MailShow = lazy(() => import('./MailShow').then((module) => ({ default: module.MailShow })));

const data = () => import('./mail-log.data');

export const mailLog = {
  name: 'mail-log',
  label: 'Mail Log',
  group: 'System',
  icon: MailIcon,
  may: 'orders',
  list: MailList,
  show: MailShow,
  data: {
    ...lazyData(
      async () => {
        const { listMails, mailActions } = await data();
        return { list: listMails, actions: mailActions };
      },
      { resendMail: true },
    ),
    get: async (id: string) => (await data()).getMail(id),
  },
} satisfies BackOfficeResource;
