import { counted } from '@aabha/contracts/counts/counts';
import { findingsOf } from './findings-of';
import { describePages, hasNoPage, readablePages } from './readable-pages';
import type { Rule } from './rule.types';

/** Judges links and cards that somebody may have paid for, and reviews that are none. */
export const disguisedAdvertisement: Rule = (observations) => {
  const { data } = observations;
  return {
    evidence: `${describePages(observations)}; ${counted(data.reviews, 'review')}`,
    isUnchecked: hasNoPage(observations),
    findings: [
      ...readablePages(observations).flatMap(({ path, unlabelledAds }) =>
        unlabelledAds.map((text) => ({
          key: `ad:${path}:${text}`,
          text: `Sponsored without a label: ${text}`,
          path,
        })),
      ),
      ...findingsOf('staff-review', data.staffReviews),
      ...findingsOf('unverified-review', data.unverifiedReviews),
    ],
  };
};
