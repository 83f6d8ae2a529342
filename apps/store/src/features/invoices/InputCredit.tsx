import { csvCells, csvHeader } from '@aabha/contracts/csv/csv-columns';
import { formatCsv } from '@aabha/contracts/csv/csv';
import { INPUT_CREDIT_COLUMNS } from '@aabha/contracts/input-credit/input-credit.csv';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/invoices';
import { formatMonth } from '@aabha/messages/months';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Spinner } from '@aabha/ui/components/Spinner';
import { Link } from '@tanstack/react-router';
import { EmptyCard } from '../../components/EmptyCard';
import { LoadFailedCard } from '../../components/LoadFailedCard';
import { trpc, type ApiOutputs } from '../../lib/trpc';
import card from '../../styles/order-card.module.css';
import classes from './input-credit.module.css';
import { saveFile } from './save-file';

type Year = ApiOutputs['inputCredit']['list'];
type Month = Year['months'][number];

function saveCsv({ financialYear, months }: Year): void {
  const rows = months.flatMap(({ documents }) => documents);
  const csv = formatCsv(
    csvHeader(INPUT_CREDIT_COLUMNS),
    rows.map((row) => csvCells(INPUT_CREDIT_COLUMNS, row)),
  );
  saveFile(`input-credit-${financialYear}.csv`, new Blob([csv], { type: 'text/csv' }));
}

function MonthCard({ month }: { month: Month }) {
  const headingId = `credit-${month.month}-${month.gstin}`;
  return (
    <section className={`card ${classes.month}`} aria-labelledby={headingId}>
      <header className={classes.head}>
        <div>
          <h2 id={headingId} className={classes.title}>
            {formatMonth(month.month)}
          </h2>
          <p className={card.note}>GSTIN {month.gstin}</p>
        </div>
        <p className={classes.credit}>{formatRupees(month.credit)}</p>
      </header>
      <dl className={classes.taxes}>
        {[
          [texts.taxableValue, month.taxable] as const,
          ['CGST', month.cgst] as const,
          [texts.sgstOrUtgst, month.sgst] as const,
          ['IGST', month.igst] as const,
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatRupees(value)}</dd>
          </div>
        ))}
      </dl>
      <ul className={classes.documents}>
        {month.documents.map((document) => (
          <li key={document._id}>
            <span>
              <strong>{document.number}</strong>
              <span className={card.note}>
                {texts.documentOf(document.kind, formatDay(document.created_at), document.placeOfSupply)}
              </span>
            </span>
            <span className={classes.amount}>{formatRupees(document.credit)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Years({ year }: { year: Year }) {
  const years = [...new Set([year.financialYear, ...year.financialYears])].sort().reverse();
  if (years.length < 2) return null;
  return (
    <nav className={classes.years} aria-label={texts.financialYear}>
      {years.map((one) => (
        <Link
          key={one}
          to="/my-invoices"
          search={{ view: 'input-credit', year: one }}
          className={buttonClass({ kind: 'quiet' })}
          aria-current={one === year.financialYear ? 'page' : undefined}
        >
          {one}
        </Link>
      ))}
    </nav>
  );
}

/** The GST that the business of the account can claim, by month (docs/spec/invoices-and-tax.md#input-credit). */
export function InputCredit({ year }: { year: string | undefined }) {
  const { data, error, refetch } = trpc.inputCredit.list.useQuery(year ? { financialYear: year } : {});
  if (error && !data) return <LoadFailedCard error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={texts.loadingInputCredit} />;
  return (
    <>
      <div className={classes.bar}>
        <div>
          <h2>{texts.inputCreditOf(data.financialYear)}</h2>
          <p className={classes.sum}>{formatRupees(data.credit)}</p>
        </div>
        <div className={classes.actions}>
          <Link to="/my-invoices" className={buttonClass({ kind: 'quiet' })}>
            {texts.allInvoices}
          </Link>
          {data.months.length > 0 && (
            <Button kind="outline" onClick={() => saveCsv(data)}>
              {texts.downloadCsv}
            </Button>
          )}
        </div>
      </div>
      <p className="soft">{texts.aboutInputCredit}</p>
      <Years year={data} />
      {data.months.length === 0 ? (
        <EmptyCard title={texts.noInputCredit(data.financialYear)} hint={texts.addGstinAtCheckout} />
      ) : (
        <div className={classes.months}>
          {data.months.map((month) => (
            <MonthCard key={`${month.month} ${month.gstin}`} month={month} />
          ))}
        </div>
      )}
    </>
  );
}
