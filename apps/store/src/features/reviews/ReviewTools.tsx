import { REVIEW_SORTS, type ReviewSort } from '@aabha/contracts/reviews/reviews.values';
import { onlyWithPhotos } from '@aabha/messages/review-photos';
import * as texts from '@aabha/messages/reviews';
import classes from './reviews.module.css';
import type { ReviewView } from './use-reviews';

interface ReviewToolsProps {
  view: ReviewView;
  matchCount: number;
  reviewCount: number;
  /** How many reviews have photos. */
  photoCount: number;
  onChange: (changed: Partial<ReviewView>) => void;
}

/** Whose reviews are listed, and in which order. */
export function ReviewTools({ view, matchCount, reviewCount, photoCount, onChange }: ReviewToolsProps) {
  return (
    <div className={classes.tools}>
      <label className={classes.only}>
        <input
          type="checkbox"
          checked={view.verifiedPurchase ?? false}
          onChange={({ target }) => onChange({ verifiedPurchase: target.checked || undefined })}
        />
        {texts.onlyVerified}
      </label>
      {(photoCount > 0 || view.withPhotos) && (
        <label className={classes.only}>
          <input
            type="checkbox"
            checked={view.withPhotos ?? false}
            onChange={({ target }) => onChange({ withPhotos: target.checked || undefined })}
          />
          {onlyWithPhotos(photoCount)}
        </label>
      )}
      <select
        className={classes.sort}
        aria-label={texts.sortLabel}
        value={view.sort}
        onChange={({ target }) => onChange({ sort: target.value as ReviewSort })}
      >
        {REVIEW_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {texts.sorts[sort]}
          </option>
        ))}
      </select>
      <p className="soft small" role="status">
        {matchCount < reviewCount && texts.shown(matchCount, reviewCount)}
      </p>
    </div>
  );
}
