import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees } from '../money/money';
import { orderNumber } from '../orders/order-number';
import { indiaMinute } from '../time/india-time';
import type { ListedInstallationInPaise } from './installations.schema';
import {
  INSTALLATION_PART_NAMES,
  INSTALLATION_STATE_LABELS,
  INSTALLATION_TYPE_LABELS,
} from './installations.values';

/** The columns of the exported installations. */
export const INSTALLATION_COLUMNS: CsvColumns<ListedInstallationInPaise> = {
  Order: ({ order_id }) => orderNumber(order_id),
  Television: ({ name }) => name,
  Unit: ({ unit }) => String(unit),
  Type: ({ type }) => INSTALLATION_TYPE_LABELS[type],
  State: ({ state }) => INSTALLATION_STATE_LABELS[state],
  Day: ({ day }) => day,
  Time: ({ part }) => INSTALLATION_PART_NAMES[part],
  Zone: ({ zone }) => zone,
  Name: ({ to }) => to.name,
  Phone: ({ to }) => to.phone,
  Address: ({ to }) => to.address,
  City: ({ to }) => to.city,
  'PIN code': ({ to }) => to.zip,
  'Done on': ({ done_on }) => done_on,
  Note: ({ note }) => note,
  'Serial number': ({ serial }) => serial,
  'Fee (₹)': ({ fee }) => decimalRupees(fee),
  Booked: ({ created_at }) => indiaMinute(created_at),
};
