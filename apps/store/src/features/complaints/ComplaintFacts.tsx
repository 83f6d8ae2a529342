import { issueText } from '@aabha/contracts/complaints/complaints.rules';
import { formatDateTime, formatDay } from '@aabha/contracts/time/india-time';
import type { ReactNode } from 'react';
import type { ShownThread } from './complaint-draft';
import { ComplaintStatusChip } from './ComplaintStatusChip';
import classes from './complaints.module.css';

function factsOf(complaint: ShownThread): (readonly [string, ReactNode])[] {
  const { order_number: order, status, outcome, resolved_at: resolvedAt, due_at: dueAt } = complaint;
  return [
    ['About', issueText(complaint)],
    ...(order === null ? [] : [['Order', order] as const]),
    ['Raised', formatDateTime(complaint.created_at)],
    ...(complaint.acknowledged_at === null
      ? []
      : [['Acknowledged', formatDateTime(complaint.acknowledged_at)] as const]),
    ...(status === 'Resolved' && resolvedAt !== null
      ? [['Resolved', formatDateTime(resolvedAt)] as const]
      : dueAt === null
        ? []
        : [['We resolve it by', formatDay(dueAt)] as const]),
    ...(outcome === null ? [] : [['Outcome', outcome] as const]),
  ];
}

/** Ticket, status and times of a complaint. */
export function ComplaintFacts({ complaint }: { complaint: ShownThread }) {
  return (
    <header className={classes.intro}>
      <div className={classes.head}>
        <h1>Complaint {complaint.ticketNumber}</h1>
        <ComplaintStatusChip status={complaint.status} />
      </div>
      <dl className={classes.facts}>
        {factsOf(complaint).map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
