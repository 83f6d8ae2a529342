import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/complaints';
import { formatDateTime, formatRelative } from '@aabha/messages/dates';
import { Button } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/describe-error';
import type { ShopperComplaint } from './complaint-draft';
import { ComplaintStatusChip } from './ComplaintStatusChip';
import classes from './complaints.module.css';
import { useComplaints } from './use-complaints';

function PreviousComplaint({ complaint }: { complaint: ShopperComplaint }) {
  const { ticketNumber, status, created_at: at, description } = complaint;
  return (
    <li className={classes.complaint}>
      <div className={classes.head}>
        <h3 className={classes.issue}>{texts.issueText(complaint)}</h3>
        <ComplaintStatusChip status={status} />
      </div>
      <p className={classes.note}>
        <Link to="/complaint/$id" params={{ id: ticketNumber }} className={classes.ticket}>
          {ticketNumber}
        </Link>{' '}
        ·{' '}
        <time dateTime={at} title={formatDateTime(at)}>
          {formatRelative(at, new Date())}
        </time>
      </p>
      <p className={classes.description}>{description}</p>
    </li>
  );
}

/** The shopper's complaints with their status, newest first (docs/spec/complaints.md#form). */
export function PreviousComplaints() {
  const { complaints, count, isPending, isLoadingMore, error, loadMore, retry } = useComplaints();
  return (
    <section className={classes.previous} aria-labelledby="previous-complaints">
      <h2 id="previous-complaints">{texts.previousComplaints}</h2>
      {isPending && (
        <div className={`skeleton ${classes.waiting}`} role="status" aria-label={common.loading} />
      )}
      {!isPending && !error && count === 0 && <p className="soft">{texts.noComplaints}</p>}
      {complaints.length > 0 && (
        <ul className={classes.list}>
          {complaints.map((complaint) => (
            <PreviousComplaint key={complaint._id} complaint={complaint} />
          ))}
        </ul>
      )}
      {error && (
        <div className={classes.failed} role="alert">
          <p>{describeError(error).message}</p>
          <Button kind="outline" onClick={retry}>
            {common.retry}
          </Button>
        </div>
      )}
      {!error && count > PAGE_SIZES.complaints && complaints.length < count && (
        <Button kind="outline" busy={isLoadingMore} onClick={loadMore}>
          {common.loadMore}
        </Button>
      )}
    </section>
  );
}
