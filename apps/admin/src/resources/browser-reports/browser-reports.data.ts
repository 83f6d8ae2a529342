import { BROWSER_REPORT_SORTS } from '@aabha/contracts/browser-reports/browser-reports.schema';
import {
  REPORT_DISPOSITIONS,
  REPORTED_DIRECTIVES,
  REPORTING_APPS,
} from '@aabha/contracts/browser-reports/browser-reports.values';
import { choiceFilter, sortOf, withId, type Filtered, type ListQuery } from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import { api } from '../../data/trpc';

/** The list's filters in the API's format. */
export const browserReportFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'app', REPORTING_APPS),
  ...choiceFilter(params, 'disposition', REPORT_DISPOSITIONS),
  ...choiceFilter(params, 'directive', REPORTED_DIRECTIVES),
  ...periodFilter(params),
});

const list: ListQuery = async (page, params) => {
  const { reportList, reportCount } = await api.browserReports.list.query({
    ...page,
    filters: browserReportFilters(params),
    sort: sortOf(params, BROWSER_REPORT_SORTS),
  });
  return { data: reportList.map(withId), total: reportCount };
};

export const browserReportData = { list, actions: {} };
