import type { z } from 'zod';
import { MAIL_SORTS, type ListMailsInput } from '@aabha/contracts/mails/mails.schema';
import { MAIL_KINDS, MAIL_STATES } from '@aabha/contracts/mails/mails.values';
import {
  choiceFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The filters of the log in the API's format. */
export const mailFilters = (params: Filtered): NonNullable<z.input<typeof ListMailsInput>['filters']> => {
  const { from, to: until } = periodFilter(params);
  return {
    ...choiceFilter(params, 'state', MAIL_STATES),
    ...choiceFilter(params, 'kind', MAIL_KINDS),
    ...textFilter(params, 'to'),
    ...textFilter(params, 'order_id'),
    ...textFilter(params, 'until'),
    ...(from && { from }),
    ...(until && { until }),
  };
};

export const listMails: ListQuery = async (page, params) => {
  const { mailList, mailCount } = await api.mailLog.list.query({
    ...page,
    filters: mailFilters(params),
    sort: sortOf(params, MAIL_SORTS),
  });
  return { data: mailList.map(withId), total: mailCount };
};

export const getMail = async (id: string) => withId((await api.mailLog.get.query({ id })).mail);

export const mailActions = {
  resendMail: (id: string) => api.mailLog.resend.mutate({ id }).then((data) => ({ data }), toHttpError),
};
export type MailProvider = ProviderWith<typeof mailActions>;
