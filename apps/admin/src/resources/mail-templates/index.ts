import DraftsIcon from '@mui/icons-material/DraftsOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const MailTemplateList = lazy(() =>
  import('./MailTemplateList').then((module) => ({ default: module.MailTemplateList })),
);
const MailTemplateShow = lazy(() =>
  import('./MailTemplateShow').then((module) => ({ default: module.MailTemplateShow })),
);

const data = () => import('./mail-templates.data');

export const mailTemplates = {
  name: 'mail-templates',
  label: 'Mail Templates',
  group: 'System',
  icon: DraftsIcon,
  may: 'superAdmins',
  list: MailTemplateList,
  show: MailTemplateShow,
  data: {
    ...lazyData(
      async () => {
        const { listMailTemplates, mailTemplateActions } = await data();
        return { list: listMailTemplates, actions: mailTemplateActions };
      },
      { previewMail: true, sendTestMail: true },
    ),
    get: async (id: string) => (await data()).getMailTemplate(id),
  },
} satisfies BackOfficeResource;
