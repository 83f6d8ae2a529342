import { listAddress } from '../../data/list-address';

/** Returns the address of the entries of a batch. */
export const batchAddress = (batchId: string): string => listAddress('audit-log', { batchId });
