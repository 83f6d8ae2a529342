import { formatRupees } from '@aabha/contracts/money/money-format';
import { presetRange } from '@aabha/contracts/reports/report-range';
import { formatCount, formatNumber } from '../../data/number-format';
import { changeText } from './change-text';
import { percentText } from './percent-text';
import type { ReportProvider } from './reports.data';

interface Headline {
  headline: string;
  note: string;
  values?: readonly number[];
}

/** A report as its card shows it. */
export interface ReportHeadline {
  /** Its address. */
  to: string;
  name: string;
  about: string;
  load: (provider: ReportProvider, now: Date) => Promise<Headline>;
}

const sales: ReportHeadline = {
  to: 'sales-report',
  name: 'Sales',
  about: 'By day, State, brand, screen size and technology, net of refunds',
  load: async (provider, now) => {
    const { data } = await provider.getSalesReport({ ...presetRange('30', now), by: 'day' });
    return {
      headline: formatRupees(data.total.net),
      note: `Last 30 days. ${changeText(data.total.net, data.before.net, formatRupees)}`,
      values: data.rows.map(({ net }) => net),
    };
  },
};

const tax: ReportHeadline = {
  to: 'tax-report?range=month',
  name: 'Tax',
  about: 'CGST, SGST, UTGST and IGST by rate and State, net of credit notes',
  load: async (provider, now) => {
    const { total } = (await provider.getTaxReport(presetRange('month', now))).data;
    return {
      headline: formatRupees(total.tax),
      note: `This month, on a taxable value of ${formatRupees(total.taxable)}`,
    };
  },
};

const returns: ReportHeadline = {
  to: 'returns-report',
  name: 'Returns',
  about: 'By television, brand and reason: how many came back, and what was refunded',
  load: async (provider, now) => {
    const { total } = (await provider.getReturnsReport({ ...presetRange('30', now), by: 'reason' })).data;
    return {
      headline: percentText(total.rate),
      note: `Last 30 days. ${formatCount(total.units_returned, 'television', 'televisions')} returned, ${formatRupees(total.refunded)} refunded`,
    };
  },
};

const coupons: ReportHeadline = {
  to: 'coupon-report',
  name: 'Coupons',
  about: 'What each coupon gave, the orders with it and what they brought',
  load: async (provider, now) => {
    const { total } = (await provider.getCouponReport(presetRange('30', now))).data;
    return {
      headline: formatRupees(total.given),
      note: `Last 30 days, in ${formatCount(total.orders, 'order', 'orders')}`,
    };
  },
};

const promises: ReportHeadline = {
  to: 'promise-report',
  name: 'Promises kept',
  about: 'Deliveries against the promised day, by dispatch centre, State and courier',
  load: async (provider, now) => {
    const { total } = (await provider.getPromiseReport({ ...presetRange('30', now), by: 'center' })).data;
    return {
      headline: percentText(total.kept_percent),
      note: `Last 30 days. ${formatNumber(total.overdue)} open and overdue`,
    };
  },
};

const refusedPins: ReportHeadline = {
  to: 'refused-pins-report',
  name: 'Where we do not deliver',
  about: 'PIN codes without delivery that somebody asked for, by area, district and State',
  load: async (provider, now) => {
    const { data } = await provider.getRefusedPinsReport({ ...presetRange('30', now), by: 'state' });
    const [most] = data.rows;
    return {
      headline: formatCount(data.total.checks, 'check', 'checks'),
      note: `Last 30 days. ${most ? `Most from ${most.label}` : 'None'}`,
    };
  },
};

/** All reports, as Reports shows them. */
export const REPORT_HEADLINES: readonly ReportHeadline[] = [
  sales,
  tax,
  returns,
  coupons,
  promises,
  refusedPins,
];
