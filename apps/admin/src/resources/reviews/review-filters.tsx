import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import { SearchInput, SelectInput } from 'react-admin';
import { RATINGS } from '@aabha/contracts/reviews/reviews.values';
import { PeriodInput } from '../../components/lists/PeriodInput';

const TelevisionInput = lazy(() =>
  import('../../components/TelevisionInput').then((module) => ({ default: module.TelevisionInput })),
);

const STATES = [
  { id: 'shown', name: 'Shown' },
  { id: 'removed', name: 'Removed' },
];
const PHOTOS = [
  { id: 'shown', name: 'With photos' },
  { id: 'hidden', name: 'With hidden photos' },
  { id: 'none', name: 'Without photos' },
];
const STARS = RATINGS.map((rating) => ({ id: rating, name: rating === 1 ? '1 star' : `${rating} stars` }));

/** Keeps its place while the list of suggestions, the largest part of the screen's script, loads. */
function ProductFilter({ source }: { source: string; alwaysOn: boolean }) {
  return (
    <Suspense fallback={<Box sx={{ width: { xs: '100%', sm: 240 }, height: 40 }} />}>
      <TelevisionInput source={source} label="Product" isFilter />
    </Suspense>
  );
}

/** Filters: text, television, stars, removed, photos; stored in the address. */
export const reviewFilters = [
  <SearchInput key="search" source="search" placeholder="Title, text, author" alwaysOn />,
  <ProductFilter key="product" source="product" alwaysOn />,
  <SelectInput key="rating" source="rating" label="Rating" emptyText="All" choices={STARS} alwaysOn />,
  <SelectInput key="state" source="state" label="Status" emptyText="All" choices={STATES} alwaysOn />,
  <SelectInput key="photos" source="photos" label="Photos" emptyText="All" choices={PHOTOS} alwaysOn />,
  <PeriodInput key="period" source="period" label="Written" alwaysOn />,
];
