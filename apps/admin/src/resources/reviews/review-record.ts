import type { StaffReview } from '@aabha/contracts/reviews/reviews.staff.schema';

/** A review as the screens use it. */
export type ReviewRecord = StaffReview & { id: string };
