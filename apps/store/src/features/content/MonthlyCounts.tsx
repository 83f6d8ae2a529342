import * as texts from '@aabha/messages/grievance-page';
import { LOCALE } from '@aabha/messages/language';
import type { ApiOutputs } from '../../lib/trpc';
import classes from './grievance.module.css';

type Month = ApiOutputs['complaints']['monthlyCounts']['months'][number];

const COLUMNS = [
  [texts.received, ({ received }) => received],
  [texts.acknowledgedInTime, (month) => month.acknowledged_in_time],
  [texts.resolved, ({ resolved }) => resolved],
  [texts.resolvedInTime, (month) => month.resolved_in_time],
  [texts.pending, ({ pending }) => pending],
] as const satisfies readonly (readonly [string, (month: Month) => number])[];

const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthName = (month: string) => MONTH.format(new Date(`${month}-01T00:00:00Z`));

/** The complaints of the last twelve months with any, as a table; on phones each month is a card. */
export function MonthlyCounts({ months }: { months: readonly Month[] }) {
  return (
    <section aria-labelledby="monthly-counts">
      <h2 id="monthly-counts">{texts.byMonth}</h2>
      {months.length === 0 ? (
        <p>{texts.noneYet}</p>
      ) : (
        <table className={classes.table}>
          <caption className="soft small">{texts.howTheyCount}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.month}</th>
              {COLUMNS.map(([label]) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month}>
                <th scope="row">{monthName(month.month)}</th>
                {COLUMNS.map(([label, countOf]) => (
                  <td key={label} data-label={label}>
                    {countOf(month)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
