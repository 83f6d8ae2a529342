import MailIcon from '@mui/icons-material/MailOutlined';
import { lazy } from 'react';
import { ANY_STAFF, type BackOfficeResource } from '../../data/resource';
import { getMail, listMails, mailActions } from './mail-log.data';

const MailList = lazy(() => import('./MailList').then((module) => ({ default: module.MailList })));
const MailShow = lazy(() => import('./MailShow').then((module) => ({ default: module.MailShow })));

export const mailLog = {
  name: 'mail-log',
  label: 'Mail Log',
  group: 'System',
  icon: MailIcon,
  roles: ANY_STAFF,
  list: MailList,
  show: MailShow,
  data: { list: listMails, get: getMail, actions: mailActions },
} satisfies BackOfficeResource;
