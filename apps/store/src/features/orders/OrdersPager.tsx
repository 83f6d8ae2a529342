import { buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import classes from './orders.module.css';

/** The first page is the default, which the address leaves out. */
const addressOf = (page: number) => (page > 1 ? { page } : {});

/** Ways to the pages before and after; nothing where there is only one. */
export function OrdersPager({ page, pageCount }: { page: number; pageCount: number }) {
  if (pageCount <= 1) return null;
  const look = buttonClass({ kind: 'outline' });
  return (
    <nav className={classes.pager} aria-label="Pages of orders">
      {page > 1 && (
        <Link to="/myorders" search={addressOf(page - 1)} className={look} rel="prev">
          Previous
        </Link>
      )}
      <p className="soft" aria-current="page">
        Page {page} of {pageCount}
      </p>
      {page < pageCount && (
        <Link to="/myorders" search={addressOf(page + 1)} className={look} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
