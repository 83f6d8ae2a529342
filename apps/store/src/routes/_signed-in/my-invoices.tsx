import { createFileRoute } from '@tanstack/react-router';
import { InvoiceList } from '../../features/invoices/InvoiceList';
import { invoicesQuery, type InvoicesSearch } from '../../features/invoices/invoices-query';
import { choiceParam, pageParam } from '../../lib/url-params';
import { pageTitle } from '../../lib/page-title';

export const Route = createFileRoute('/_signed-in/my-invoices')({
  validateSearch: (search): InvoicesSearch => {
    const page = pageParam(search);
    const order = choiceParam(search, 'order', ['oldest']);
    return { ...(page ? { page } : {}), ...(order ? { order } : {}) };
  },
  loaderDeps: ({ search }) => search,
  // Not awaited: the list shows a placeholder or its cached rows.
  loader: ({ context, deps }) => void context.api.invoices.list.prefetch(invoicesQuery(deps)),
  head: ({ matches }) => ({ meta: [pageTitle(matches, 'My invoices')] }),
  component: MyInvoices,
});

function MyInvoices() {
  return (
    <div className="wrap page">
      <h1>My invoices</h1>
      <InvoiceList search={Route.useSearch()} />
    </div>
  );
}
