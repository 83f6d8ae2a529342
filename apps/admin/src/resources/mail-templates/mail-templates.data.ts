import type { z } from 'zod';
import type { MailTemplateInput } from '@aabha/contracts/mails/mail-templates.schema';
import { MAIL_AUDIENCES } from '@aabha/contracts/mails/mails.values';
import { choiceFilter, textFilter, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';
import type { OpenMailTemplateRecord } from './mail-template-record';

export const listMailTemplates: ListQuery = async (page, params) => {
  const { mailTemplateList, mailTemplateCount } = await api.mailTemplates.list.query({
    ...page,
    filters: { ...choiceFilter(params, 'audience', MAIL_AUDIENCES), ...textFilter(params, 'search') },
  });
  return {
    data: mailTemplateList.map((template) => ({ ...template, id: template.kind })),
    total: mailTemplateCount,
  };
};

/** Returns a kind of mail with its first example in English. */
export async function getMailTemplate(id: string): Promise<OpenMailTemplateRecord> {
  const { mailTemplate, preview } = await api.mailTemplates.preview.query({ kind: id });
  return { ...mailTemplate, id: mailTemplate.kind, preview };
}

type Which = z.input<typeof MailTemplateInput>;

export const mailTemplateActions = {
  previewMail: (which: Which) =>
    api.mailTemplates.preview.query(which).then(({ preview }) => ({ data: preview }), toHttpError),
  sendTestMail: (which: Which) =>
    api.mailTemplates.sendTest.mutate(which).then((data) => ({ data }), toHttpError),
};
export type MailTemplateProvider = ProviderWith<typeof mailTemplateActions>;
