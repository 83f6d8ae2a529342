import { RowLink } from '../../components/RowLink';
import type { ComplaintRecord } from './complaint-record';

/** The ticket number of a complaint, linked to its screen. */
export function ComplaintLinkField({ id, ticketNumber }: Pick<ComplaintRecord, 'id' | 'ticketNumber'>) {
  return <RowLink to={`/admin-dashboard/complaints/${id}/show`}>{ticketNumber}</RowLink>;
}
