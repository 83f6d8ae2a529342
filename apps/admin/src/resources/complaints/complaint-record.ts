import type { Complaint } from '@aabha/contracts/complaints/complaints.schema';

/** A complaint as the screens hold it. */
export type ComplaintRecord = Complaint & { id: string };
