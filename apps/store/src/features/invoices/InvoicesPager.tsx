import { buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import classes from './invoices.module.css';
import type { InvoicesSearch } from './invoices-query';

/** Ways to the pages before and after; nothing where there is only one (product §2). */
export function InvoicesPager({ search, pageCount }: { search: InvoicesSearch; pageCount: number }) {
  if (pageCount <= 1) return null;
  const { page = 1 } = search;
  const look = buttonClass({ kind: 'outline' });
  const addressOf = (to: number) => ({ ...search, page: to > 1 ? to : undefined });
  return (
    <nav className={classes.pager} aria-label="Pages of invoices">
      {page > 1 && (
        <Link to="/my-invoices" search={addressOf(page - 1)} className={look} rel="prev">
          Previous
        </Link>
      )}
      <p className="soft" aria-current="page">
        Page {page} of {pageCount}
      </p>
      {page < pageCount && (
        <Link to="/my-invoices" search={addressOf(page + 1)} className={look} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
