import { Box, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { SearchInput, SelectInput, useListContext } from 'react-admin';
import { PICTURE_USE_NAMES, REMOVED_AT_ONCE_MAX } from '@aabha/contracts/media/library.values';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { Gate } from '../../components/Gate';
import { ListPager } from '../../components/ListPager';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { ScreenList } from '../../components/ScreenList';
import { useHasPermission } from '../../components/use-person';
import { choicesOf } from '../../data/choices-of';
import { formatCount } from '../../data/number-format';
import type { ListViews } from '../../data/list-views';
import { PictureCard } from './PictureCard';
import type { PictureRecord } from './picture-record';
import { pictureFilters } from './pictures.data';
import { RemovePicturesButton } from './RemovePicturesButton';
import { UploadPicturesButton } from './UploadPicturesButton';

const PictureDialog = lazy(() =>
  import('./PictureDialog').then((module) => ({ default: module.PictureDialog })),
);

const filters = [
  <SearchInput key="search" source="search" placeholder="Name, television, article" alwaysOn />,
  <SelectInput
    key="use"
    source="use"
    label="Use"
    choices={choicesOf(PICTURE_USE_NAMES)}
    emptyText="All"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Uploaded" alwaysOn />,
];

const VIEWS: ListViews = {
  list: 'pictures',
  filtersOf: pictureFilters,
  builtIn: [{ id: 'unused', name: 'Not used', filter: () => ({ use: 'unused' }) }],
};

const empty = (
  <EmptyList
    text="No pictures found"
    hint="Pictures of televisions and news are kept here, and those that you upload for later."
  />
);

function Selection({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  if (ids.length === 0) return null;
  return (
    <Box
      sx={{
        ...{ display: 'flex', alignItems: 'center', gap: 2, px: 2, py: 0.5, bgcolor: 'action.selected' },
        ...{ position: 'sticky', top: 48, zIndex: 2 },
      }}
    >
      <Typography variant="body2" role="status">
        {formatCount(ids.length, 'picture', 'pictures')} selected
      </Typography>
      <RemovePicturesButton ids={ids} onDone={onClear} />
    </Box>
  );
}

function PictureGrid() {
  const { data, isPending } = useListContext<PictureRecord>();
  const mayReplace = useHasPermission('picture-replacement');
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [openId, setOpenId] = useState<string>();
  const open = data?.find(({ _id }) => _id === openId);
  if (data?.length === 0) return empty;
  const toggle = (id: string) =>
    setSelected((ids) =>
      ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(0, REMOVED_AT_ONCE_MAX),
    );
  const listed = selected.filter((id) => data?.some(({ _id }) => _id === id));
  return (
    <>
      <Selection ids={listed} onClear={() => setSelected([])} />
      <Box
        component="ul"
        aria-busy={isPending}
        sx={{
          ...{ display: 'grid', gap: 2, m: 0, p: 2 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(46%, 190px), 1fr))',
        }}
      >
        {data
          ? data.map((picture) => (
              <PictureCard
                key={picture._id}
                picture={picture}
                isSelected={selected.includes(picture._id)}
                onSelect={mayReplace ? () => toggle(picture._id) : undefined}
                onOpen={() => setOpenId(picture._id)}
              />
            ))
          : Array.from({ length: 12 }, (_, index) => (
              <Skeleton
                key={index}
                component="li"
                variant="rounded"
                height={230}
                sx={{ listStyle: 'none' }}
              />
            ))}
      </Box>
      {open && (
        <Suspense>
          <PictureDialog key={open._id} picture={open} onClose={() => setOpenId(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** All stored pictures, the newest first (docs/spec/media.md#library). */
export function PictureList() {
  return (
    <Gate resource="pictures">
      <ScreenList
        title="Pictures"
        filters={filters}
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={STAFF_PAGE_SIZES.library}
        pager={<ListPager sizes={[24, STAFF_PAGE_SIZES.library, 96]} />}
        actions={
          <>
            <ExportCsvButton list="pictures" filtersOf={pictureFilters} />
            <UploadPicturesButton />
          </>
        }
        failed="Failed to fetch pictures"
        views={VIEWS}
      >
        <PictureGrid />
      </ScreenList>
    </Gate>
  );
}
