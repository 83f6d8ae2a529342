import { counted } from '@aabha/contracts/counts/counts';

/* Reviews of a television, and the form to write one. */

export const reviews = 'Reviews';
export const noReviews = 'No reviews found';
export const outOfFive = (count: number) => `out of 5, from ${counted(count, 'review')}`;
export const verifiedPurchase = 'Verified purchase';
export const onlyVerified = 'Verified purchases only';
export const sortLabel = 'Sort reviews';
export const sorts = { newest: 'Newest first', highest: 'Most stars first', lowest: 'Fewest stars first' };
export const onlyWithStars = (stars: string) => `Show only reviews with ${stars}`;
export const shown = (matching: number, count: number) => `${matching} of ${counted(count, 'review')}`;
export const noMatch = 'No reviews match.';
export const showAll = 'Show all reviews';

export const writeReview = 'Write a Review';
export const cancelReview = 'Cancel Review';
export const yourReview = 'Your review';
export const rating = 'Rating';
export const title = 'Title';
export const comment = 'Comment';
export const commentHint = 'What would you tell a friend who is about to buy it?';
export const logInFirst = 'You will be asked to log in first. We then submit your review.';
export const submitReview = 'Submit Review';
export const loginToSubmit = 'Please login to submit review';
export const notSentYet = 'Your review is still here. Press Submit Review to send it.';
export const reviewSubmitted = 'Review submitted successfully!';
export const thankYou = 'Thank you. Your review is below.';
