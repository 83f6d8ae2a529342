import type { ExportSubscribersInput } from '@aabha/contracts/contact/contact.schema';
import { SUBSCRIBER_COLUMNS } from '@aabha/contracts/contact/subscribers.csv';
import type { SignedInContext } from '../../context/context';
import { startExport } from '../exports/exports.service';
import { findSubscriberIds, selectSubscribersOfIds } from './contact.queries';

/** Exports the subscribers of a SuperAdmin's list under these filters, newest first. */
export function exportSubscribers(ctx: SignedInContext, { filters }: ExportSubscribersInput) {
  return startExport(ctx, {
    list: 'subscribers',
    filters,
    columns: SUBSCRIBER_COLUMNS,
    findIds: (db) => findSubscriberIds(db, filters),
    readRows: selectSubscribersOfIds,
  });
}
