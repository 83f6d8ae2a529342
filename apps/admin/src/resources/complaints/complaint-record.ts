import type { Complaint } from '@aabha/contracts/complaints/complaints.schema';

/** A complaint as the screens use it. */
export type ComplaintRecord = Complaint & { id: string };
