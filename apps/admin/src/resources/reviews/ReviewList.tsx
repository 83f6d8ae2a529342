import { Box, Chip, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { DataTable, SimpleList } from 'react-admin';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { ListTable } from '../../components/lists/ListTable';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { EmptyList } from '../../components/EmptyList';
import { RowLink } from '../../components/RowLink';
import { TableList } from '../../components/TableList';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { RemoveReviewButton } from './RemoveReviewButton';
import { RestoreReviewButton } from './RestoreReviewButton';
import type { ReviewRecord } from './review-record';
import { reviewFilters } from './review-filters';
import { reviewFiltersOf } from './reviews.data';
import { REVIEW_VIEWS } from './review-views';

const StaffReviewPhotos = lazy(() =>
  import('./StaffReviewPhotos').then((module) => ({ default: module.StaffReviewPhotos })),
);

const Column = DataTable.Col<ReviewRecord>;
const empty = <EmptyList text="No reviews found" hint="Customer reviews of televisions appear here." />;

function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of 5 stars`} style={{ whiteSpace: 'nowrap' }}>
      {rating} ★
    </span>
  );
}

const ProductLink = ({ product }: ReviewRecord) => (
  <RowLink to={`/admin-dashboard/edit-product/${product._id}`}>{product.name}</RowLink>
);
const AuthorLink = ({ user }: ReviewRecord) => (
  <RowLink to={`/admin-dashboard/customers/${user._id}/show`}>{user.name}</RowLink>
);
const Photos = (review: ReviewRecord) =>
  review.photos.length > 0 && (
    <Suspense>
      <StaffReviewPhotos review={review} />
    </Suspense>
  );
const ActionButton = (review: ReviewRecord) =>
  review.removed_at === null ? (
    <RemoveReviewButton review={review} />
  ) : (
    <RestoreReviewButton review={review} />
  );

/** Whether shoppers see the review; for a removed one when, by whom and why. */
function ReviewState({ removed_at, removed_by, removal_reason }: ReviewRecord) {
  if (removed_at === null) return <Chip size="small" variant="outlined" color="success" label="Shown" />;
  return (
    <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      <Chip size="small" variant="outlined" label="Removed" />
      <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        <RelativeTimeField iso={removed_at} /> by {removed_by?.name}: {removal_reason}
      </Typography>
    </Box>
  );
}

function ReviewTable() {
  return (
    <ListTable<ReviewRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        label="Review"
        cellSx={() => ({ whiteSpace: 'pre-line', minWidth: 260, maxWidth: 420, overflowWrap: 'anywhere' })}
        render={(review) => (
          <>
            <strong>{review.title}</strong>
            <Typography variant="body2">{review.comment}</Typography>
            {Photos(review)}
          </>
        )}
      />
      <Column source="rating" label="Rating" render={(review) => <Stars rating={review.rating} />} />
      <Column label="Product" render={ProductLink} />
      <Column label="Author" render={AuthorLink} />
      <Column
        source="createdAt"
        label="Written"
        render={({ createdAt }) => <RelativeTimeField iso={createdAt} />}
      />
      <Column label="Status" cellSx={() => ({ minWidth: 140, maxWidth: 260 })} render={ReviewState} />
      <Column label="Remove or restore" align="right" render={ActionButton} />
    </ListTable>
  );
}

/** On phones: one review a row, with everything needed to judge it. */
function ReviewRows() {
  return (
    <SimpleList<ReviewRecord>
      linkType={false}
      primaryText={(review) => (
        <>
          <Stars rating={review.rating} /> · {review.title}
        </>
      )}
      secondaryText={(review) => (
        <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {ProductLink(review)} · {AuthorLink(review)} · <RelativeTimeField iso={review.createdAt} />
          <br />
          {review.comment}
          {Photos(review)}
          <br />
          {review.removed_at === null
            ? 'Shown'
            : `Removed by ${review.removed_by?.name}: ${review.removal_reason}`}
        </Box>
      )}
      tertiaryText={ActionButton}
      empty={empty}
    />
  );
}

/** Reviews of all televisions, newest first, twenty a page; staff remove them with a reason. */
export function ReviewList() {
  return (
    <TableList
      resource="reviews"
      title="Reviews"
      filters={reviewFilters}
      actions={<ExportCsvButton list="reviews" filtersOf={reviewFiltersOf} />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={PAGE_SIZES.reviews}
      failed="Failed to fetch reviews"
      views={REVIEW_VIEWS}
      table={<ReviewTable />}
      rows={<ReviewRows />}
    />
  );
}
