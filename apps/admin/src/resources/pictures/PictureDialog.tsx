import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Link,
  Skeleton,
  Stack,
  Tooltip,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { LibraryPictureDetails } from '@aabha/contracts/media/library.schema';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { useHasPermission } from '../../components/use-person';
import { useCopy } from '../../components/use-copy';
import { ScreenLink } from '../../components/ScreenLink';
import { Facts } from '../../components/Facts';
import { listAddress } from '../../data/list-address';
import { api } from '../../data/trpc';
import { PictureNameForm } from './PictureNameForm';
import { pictureTitle } from '../../data/picture-title';
import { isUnused, type PictureRecord } from './picture-record';
import { RemovePicturesButton } from './RemovePicturesButton';
import { ReplacePictureButton } from './ReplacePictureButton';

function Uses({ details }: { details: LibraryPictureDetails }) {
  const { televisions, news, television_count: inTelevisions, news_count: inNews } = details;
  const unnamed = inTelevisions - televisions.length + (inNews - news.length);
  if (inTelevisions + inNews === 0)
    return <Typography variant="body2">No television or article shows it.</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 220, overflow: 'auto' }}>
      {televisions.map(({ _id, name, is_deleted: isDeleted }) => (
        <li key={_id}>
          {isDeleted ? (
            `${name} (deleted)`
          ) : (
            <ScreenLink to={`/admin-dashboard/edit-product/${_id}`}>{name}</ScreenLink>
          )}
        </li>
      ))}
      {news.map(({ _id, title }) => (
        <li key={_id}>
          <ScreenLink to={listAddress('news-updates', { title })}>{title} (news)</ScreenLink>
        </li>
      ))}
      {unnamed > 0 && <li>and {unnamed} more</li>}
    </Box>
  );
}

/** A picture, large, with its name, its address and what shows it (docs/spec/media.md#library). */
export function PictureDialog({ picture, onClose }: { picture: PictureRecord; onClose: () => void }) {
  const titleId = useId();
  const mayChange = useHasPermission('picture-replacement');
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['pictures', 'details', picture._id],
    queryFn: () => api.library.get.query({ id: picture._id }),
  });
  const { src, width, height } = picture.picture;
  const address = new URL(src, window.location.href).href;
  const copy = useCopy({
    copied: 'Address copied.',
    failed: 'Copying failed. Please select the address and copy it.',
  });
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {pictureTitle(picture)}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
          <Box
            component="img"
            src={src}
            alt={pictureTitle(picture)}
            sx={{ width: '100%', maxHeight: 460, objectFit: 'contain', bgcolor: '#fbfaf7', borderRadius: 1 }}
          />
          <Stack spacing={2} sx={{ minWidth: 0, pt: 1 }}>
            <PictureNameForm picture={picture} />
            <Facts
              rows={[
                ['Size', `${width} × ${height}`],
                ['Uploaded', formatDateTime(picture.created_at)],
                [
                  'Address',
                  <Stack key="address" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                    <Link href={src} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
                      {src}
                    </Link>
                    <Tooltip title="Copy the address">
                      <IconButton
                        size="small"
                        aria-label="Copy the address"
                        onClick={() => void copy(address)}
                      >
                        <CopyIcon fontSize="small" />
                      </IconButton>
                    </Tooltip>
                  </Stack>,
                ],
              ]}
            />
            <Box>
              <Typography variant="h4" component="h3" gutterBottom>
                Shown by
              </Typography>
              {error && (
                <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
                  {error.message}
                </Alert>
              )}
              {isPending && <Skeleton variant="rounded" height={48} />}
              {data && <Uses details={data.picture} />}
            </Box>
          </Stack>
        </Box>
      </DialogContent>
      <DialogActions>
        {mayChange && isUnused(picture) && (
          <RemovePicturesButton ids={[picture._id]} title={pictureTitle(picture)} onDone={onClose} />
        )}
        {mayChange && !isUnused(picture) && <ReplacePictureButton picture={picture} onDone={onClose} />}
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
