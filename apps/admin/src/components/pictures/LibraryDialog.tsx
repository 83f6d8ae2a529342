import SearchIcon from '@mui/icons-material/Search';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  InputAdornment,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDebouncedEvent } from 'react-admin';
import type { LibraryPicture } from '@aabha/contracts/media/library.schema';
import { SEARCH_DEBOUNCE_MS } from '@aabha/contracts/settings/limits';
import { formatCount } from '../../data/number-format';
import { api } from '../../data/trpc';
import { PictureChoice } from './PictureChoice';

const PAGE = 24;

/** Reads pictures of the library page by page, those of the newest first. */
const useLibrary = (search: string) =>
  useInfiniteQuery({
    queryKey: ['pictures', 'choice', search],
    queryFn: ({ pageParam }) =>
      api.library.list.query({
        ...{ pageNum: pageParam, pageSize: PAGE },
        filters: search.trim() === '' ? {} : { search },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pictureCount }, pages) =>
      pages.length * PAGE < pictureCount ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });

interface LibraryDialogProps {
  title: string;
  /** The label of the button that takes the chosen ones. */
  take: string;
  /** How many may be chosen; one replaces the one before. */
  most: number;
  /** Those that cannot be chosen, by their address. */
  except: ReadonlySet<string>;
  onChosen: (pictures: readonly LibraryPicture[]) => void;
  onClose: () => void;
}

/** Chooses pictures of the library, found by their name or by what shows them (docs/spec/media.md#library). */
export function LibraryDialog({ title, take, most, except, onChosen, onClose }: LibraryDialogProps) {
  const titleId = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly LibraryPicture[]>([]);
  const later = useDebouncedEvent((text: string) => setSearch(text), SEARCH_DEBOUNCE_MS);
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useLibrary(search);
  const pictures = (data?.pages ?? []).flatMap(({ pictureList }) => pictureList);
  const toggle = (picture: LibraryPicture) => {
    const rest = chosen.filter(({ _id }) => _id !== picture._id);
    if (rest.length < chosen.length) setChosen(rest);
    else setChosen(most === 1 ? [picture] : [...chosen, picture].slice(0, most));
  };
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ minHeight: 360 }}>
        <TextField
          placeholder="Name, television, article"
          defaultValue=""
          onChange={(event) => later(event.target.value)}
          size="small"
          fullWidth
          autoFocus
          slotProps={{
            htmlInput: { 'aria-label': 'Search pictures', type: 'search' },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
          sx={{ my: 1 }}
        />
        {isError && (
          <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
            The pictures could not be loaded.
          </Alert>
        )}
        {!isPending && !isError && pictures.length === 0 && (
          <Typography color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
            {search.trim() === '' ? 'No pictures are stored yet.' : `No picture is found by “${search}”.`}
          </Typography>
        )}
        <Box
          component="ul"
          aria-busy={isPending}
          sx={{
            ...{ display: 'grid', gap: 1, m: 0, p: 0 },
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(46%, 140px), 1fr))',
          }}
        >
          {isPending
            ? Array.from({ length: 8 }, (_, index) => (
                <Skeleton
                  key={index}
                  component="li"
                  variant="rounded"
                  height={150}
                  sx={{ listStyle: 'none' }}
                />
              ))
            : pictures.map((picture) => (
                <PictureChoice
                  key={picture._id}
                  picture={picture}
                  place={chosen.findIndex(({ _id }) => _id === picture._id)}
                  isTaken={except.has(picture.picture.src)}
                  isFull={most > 1 && chosen.length >= most}
                  onToggle={toggle}
                />
              ))}
        </Box>
        {hasNextPage && (
          <Box sx={{ textAlign: 'center', pt: 2 }}>
            <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ mr: 'auto', pl: 1 }}>
          {most > 1 &&
            chosen.length > 0 &&
            `${formatCount(chosen.length, 'picture', 'pictures')} of ${most} chosen`}
        </Typography>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={chosen.length === 0} onClick={() => onChosen(chosen)}>
          {take}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
