import type { ComplaintThread } from '@aabha/contracts/complaints/complaint-thread.schema';
import type { Complaint } from '@aabha/contracts/complaints/complaints.schema';

/** A complaint as the screens use it. */
export type ComplaintRecord = Complaint & { id: string };

/** A complaint with its thread, as its screen uses it. */
export type ComplaintThreadRecord = ComplaintThread & { id: string };
