import RateReviewIcon from '@mui/icons-material/RateReviewOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const ReviewList = lazy(() => import('./ReviewList').then((module) => ({ default: module.ReviewList })));

export const reviews = {
  name: 'reviews',
  label: 'Reviews',
  group: 'Catalogue',
  live: ['reviews'],
  icon: RateReviewIcon,
  may: 'reviews',
  list: ReviewList,
  data: lazyData(
    () =>
      import('./reviews.data').then((module) => ({
        list: module.listReviews,
        actions: module.reviewActions,
      })),
    { removeReview: true, restoreReview: true, hideReviewPhoto: true, showReviewPhoto: true },
  ),
} satisfies BackOfficeResource;
