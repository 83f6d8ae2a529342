import type { ReactNode } from 'react';
import { buttonClass } from '@aabha/ui/components/Button';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './Televisions.module.css';
import type { TelevisionsSearch } from './televisions-search';

interface PagerProps {
  search: TelevisionsSearch;
  pageCount: number;
  /** A page was turned; the list starts at its top again. */
  onTurn: () => void;
}

const ICON = { size: 18, stroke: 2, 'aria-hidden': true } as const;

/**
 * Previous and Next with the count of pages (product §2). At the ends the word stays, but leads nowhere; past the last
 * page there is nothing to turn.
 */
export function Pager({ search, pageCount, onTurn }: PagerProps) {
  const page = search.page ?? 1;
  if (pageCount === 1 || page > pageCount) return null;
  const step = (to: number, content: ReactNode) => {
    const className = buttonClass({ kind: 'outline' });
    if (to < 1 || to > pageCount)
      return (
        <span className={`${className} ${classes.end}`} role="link" aria-disabled="true">
          {content}
        </span>
      );
    return (
      <Link
        to="/televisions"
        search={{ ...search, page: to === 1 ? undefined : to }}
        className={className}
        onClick={onTurn}
      >
        {content}
      </Link>
    );
  };
  return (
    <nav className={classes.pager} aria-label="Pages">
      {step(
        page - 1,
        <>
          <IconChevronLeft {...ICON} />
          Previous
        </>,
      )}
      <span className={classes.pageOf}>
        Page {page} of {pageCount}
      </span>
      {step(
        page + 1,
        <>
          Next
          <IconChevronRight {...ICON} />
        </>,
      )}
    </nav>
  );
}
