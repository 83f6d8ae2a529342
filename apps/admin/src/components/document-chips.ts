import { stateOfGstCode } from '@aabha/contracts/gst/states';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { RaRecord } from 'react-admin';
import type { FilterChip } from './FilterChips';

/** Chips of the filters with which a report leads to invoices and credit notes. */
export const documentChips: readonly FilterChip<RaRecord>[] = [
  { source: 'issuedFrom', text: (value) => `Issued from ${formatDateTime(value)}` },
  { source: 'issuedBefore', text: (value) => `Issued before ${formatDateTime(value)}` },
  { source: 'place', text: (value) => `To ${stateOfGstCode(value) ?? value}` },
  { source: 'brand', text: (value) => `With ${value}` },
  { source: 'inches', text: (value) => `With ${value} inch` },
  { source: 'technology', text: (value) => `With ${value}` },
];
