import type { StaffReview } from '@aabha/contracts/reviews/reviews.staff.schema';

/** A review as the screens hold it. */
export type ReviewRecord = StaffReview & { id: string };
