import { lazy, Suspense } from 'react';
import * as texts from '@aabha/messages/account-pages';
import * as titles from '@aabha/messages/page-titles';
import { Spinner } from '@aabha/ui/components/Spinner';
import { createFileRoute } from '@tanstack/react-router';
import { InvoiceList } from '../../features/invoices/InvoiceList';
import { invoicesQuery, type InvoicesSearch } from '../../features/invoices/invoices-query';
import { choiceParam, pageParam, textParam } from '../../lib/url-params';
import { pageTitle } from '../../lib/page-title';

const InputCredit = lazy(() =>
  import('../../features/invoices/InputCredit').then((module) => ({ default: module.InputCredit })),
);

function invoicesSearch(search: Record<string, unknown>): InvoicesSearch {
  const year = textParam(search, 'year', 7);
  if (choiceParam(search, 'view', ['input-credit']))
    return { view: 'input-credit', ...(year ? { year } : {}) };
  const page = pageParam(search);
  const order = choiceParam(search, 'order', ['oldest']);
  return { ...(page ? { page } : {}), ...(order ? { order } : {}) };
}

export const Route = createFileRoute('/_signed-in/my-invoices')({
  validateSearch: invoicesSearch,
  loaderDeps: ({ search }) => invoicesSearch({ ...search }),
  // Not awaited: the list shows a placeholder or its cached rows.
  loader: ({ context, deps }) => {
    if (deps.view === undefined) void context.api.invoices.list.prefetch(invoicesQuery(deps));
  },
  head: ({ matches }) => ({ meta: [pageTitle(matches, titles.myInvoices)] }),
  component: MyInvoices,
});

function MyInvoices() {
  const search = Route.useLoaderDeps();
  return (
    <div className="wrap page">
      <h1>{titles.myInvoices}</h1>
      {search.view === 'input-credit' ? (
        <Suspense fallback={<Spinner label={texts.loadingInputCredit} />}>
          <InputCredit year={search.year} />
        </Suspense>
      ) : (
        <InvoiceList search={search} />
      )}
    </div>
  );
}
