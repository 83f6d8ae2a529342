import { keepPreviousData } from '@tanstack/react-query';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import * as texts from '@aabha/messages/invoices';
import { buttonClass } from '@aabha/ui/components/Button';
import { Pager } from '@aabha/ui/components/Pager';
import { Spinner } from '@aabha/ui/components/Spinner';
import { Link } from '@tanstack/react-router';
import { EmptyCard } from '../../components/EmptyCard';
import { LoadFailedCard } from '../../components/LoadFailedCard';
import { trpc } from '../../lib/trpc';
import { InvoiceCard } from './InvoiceCard';
import { InvoiceSort } from './InvoiceSort';
import classes from './invoices.module.css';
import { invoicesQuery, type InvoicesSearch } from './invoices-query';

const SKELETONS = [1, 2, 3, 4];

function NoInvoices({ onLaterPage }: { onLaterPage: boolean }) {
  return (
    <EmptyCard title={texts.noInvoices} hint={onLaterPage ? texts.noneOnThisPage : texts.everyOrderHasOne}>
      <Link to={onLaterPage ? '/my-invoices' : '/televisions'} className={buttonClass({ size: 'large' })}>
        {onLaterPage ? texts.seeYourInvoices : texts.seeTelevisions}
      </Link>
    </EmptyCard>
  );
}

function InvoicesSkeleton() {
  return (
    <>
      <div className={classes.bar} style={{ height: 44 }} />
      <div className={classes.list}>
        <span className="visually-hidden">
          <Spinner label={texts.loadingInvoices} />
        </span>
        {SKELETONS.map((key) => (
          <div key={key} className="skeleton" style={{ height: 236 }} aria-hidden="true" />
        ))}
      </div>
    </>
  );
}

/** The signed-in shopper's invoices, a page of 20 (docs/spec/invoices-and-tax.md#lists). */
export function InvoiceList({ search }: { search: InvoicesSearch }) {
  const { data, error, isPlaceholderData, refetch } = trpc.invoices.list.useQuery(invoicesQuery(search), {
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <LoadFailedCard error={error} onRetry={() => void refetch()} />;
  if (!data) return <InvoicesSkeleton />;
  const { invoiceList, invoiceCount } = data;
  if (invoiceList.length === 0) return <NoInvoices onLaterPage={invoiceCount > 0} />;
  return (
    <>
      <div className={classes.bar}>
        <p className="soft" role="status">
          {texts.invoiceCount(invoiceCount)}
        </p>
        {invoiceList.some(({ gstin }) => gstin !== '') && (
          <Link
            to="/my-invoices"
            search={{ view: 'input-credit' }}
            className={buttonClass({ kind: 'outline' })}
          >
            {texts.inputCredit}
          </Link>
        )}
        <InvoiceSort order={search.order} />
      </div>
      <div className={classes.list} aria-busy={isPlaceholderData}>
        {invoiceList.map((invoice) => (
          <InvoiceCard key={invoice._id} invoice={invoice} />
        ))}
      </div>
      <Pager
        label={texts.pagesOfInvoices}
        page={search.page ?? 1}
        pageCount={Math.ceil(invoiceCount / PAGE_SIZES.invoices)}
        link={(to, look) => (
          <Link to="/my-invoices" search={{ ...search, page: to > 1 ? to : undefined }} {...look} />
        )}
      />
    </>
  );
}
