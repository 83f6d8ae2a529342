import * as texts from '@aabha/messages/complaints';
import { formatDateTime, formatDay } from '@aabha/messages/dates';
import type { ReactNode } from 'react';
import type { ShownThread } from './complaint-draft';
import { ComplaintStatusChip } from './ComplaintStatusChip';
import classes from './complaints.module.css';

function factsOf(complaint: ShownThread): (readonly [string, ReactNode])[] {
  const {
    order_number: order,
    television,
    status,
    outcome,
    resolved_at: resolvedAt,
    due_at: dueAt,
  } = complaint;
  return [
    [texts.about, texts.issueText(complaint)],
    ...(order === null ? [] : [[texts.order, order] as const]),
    ...(television
      ? [[texts.television, `${television.product_name}, ${texts.serialNumber(television.serial)}`] as const]
      : []),
    [texts.raised, formatDateTime(complaint.created_at)],
    ...(complaint.acknowledged_at === null
      ? []
      : [[texts.acknowledged, formatDateTime(complaint.acknowledged_at)] as const]),
    ...(status === 'Resolved' && resolvedAt !== null
      ? [[texts.resolved, formatDateTime(resolvedAt)] as const]
      : dueAt === null
        ? []
        : [[texts.resolvedBy, formatDay(dueAt)] as const]),
    ...(outcome === null ? [] : [[texts.outcome, texts.outcomes[outcome]] as const]),
  ];
}

/** Ticket, status and times of a complaint. */
export function ComplaintFacts({ complaint }: { complaint: ShownThread }) {
  return (
    <header className={classes.intro}>
      <div className={classes.head}>
        <h1>{texts.complaint(complaint.ticketNumber)}</h1>
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
