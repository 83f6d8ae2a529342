import type { ApiOutputs } from '../../lib/trpc';
import classes from './grievance.module.css';

type Month = ApiOutputs['complaints']['monthlyCounts']['months'][number];

const COLUMNS = [
  ['Received', ({ received }) => received],
  ['Acknowledged within 48 hours', (month) => month.acknowledged_in_time],
  ['Resolved', ({ resolved }) => resolved],
  ['Resolved within one month', (month) => month.resolved_in_time],
  ['Pending', ({ pending }) => pending],
] as const satisfies readonly (readonly [string, (month: Month) => number])[];

const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthName = (month: string) => MONTH.format(new Date(`${month}-01T00:00:00Z`));

/** The complaints of the last twelve months with any, as a table; on phones each month is a card. */
export function MonthlyCounts({ months }: { months: readonly Month[] }) {
  return (
    <section aria-labelledby="monthly-counts">
      <h2 id="monthly-counts">Complaints by month</h2>
      {months.length === 0 ? (
        <p>We have not received any complaint yet.</p>
      ) : (
        <table className={classes.table}>
          <caption className="soft small">
            By the month in which they were raised. Pending complaints are not resolved yet.
          </caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
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
