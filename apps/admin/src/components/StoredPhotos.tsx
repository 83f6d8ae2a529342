import { Box, ButtonBase, Dialog, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface Photo {
  _id: string;
  name: string;
}

interface StoredPhotosProps {
  photos: readonly Photo[];
  /** The start of the keys of the queries. */
  queryKey: string;
  /** Returns the content of a photo in base64. */
  load: (id: string) => Promise<{ data: { type: string; content: string } }>;
}

const SIDE_PX = 112;

interface PhotoButtonProps extends Omit<StoredPhotosProps, 'photos'> {
  photo: Photo;
  onOpen: (url: string) => void;
}

/** A photo as a button that shows it large. */
function PhotoButton({ photo, queryKey, load, onOpen }: PhotoButtonProps) {
  const { data, error } = useQuery({
    queryKey: [queryKey, 'photo', photo._id],
    queryFn: async () => (await load(photo._id)).data,
    staleTime: Infinity,
  });
  if (error) return <Typography variant="body2">{photo.name} could not be loaded.</Typography>;
  if (!data) return <Skeleton variant="rounded" width={SIDE_PX} height={SIDE_PX} />;
  const url = `data:${data.type};base64,${data.content}`;
  return (
    <ButtonBase
      onClick={() => onOpen(url)}
      aria-label={`Show ${photo.name} large`}
      sx={{ borderRadius: 2, overflow: 'hidden', border: 1, borderColor: 'divider' }}
    >
      <img
        src={url}
        alt=""
        width={SIDE_PX}
        height={SIDE_PX}
        style={{ objectFit: 'cover', display: 'block' }}
      />
    </ButtonBase>
  );
}

/** Photos that are stored with a record and that only staff get. */
export function StoredPhotos({ photos, ...query }: StoredPhotosProps) {
  const [open, setOpen] = useState<{ name: string; url: string }>();
  if (photos.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        No photos
      </Typography>
    );
  return (
    <>
      <Box
        component="ul"
        aria-label="Photos"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {photos.map((photo) => (
          <li key={photo._id}>
            <PhotoButton {...query} photo={photo} onOpen={(url) => setOpen({ name: photo.name, url })} />
          </li>
        ))}
      </Box>
      {open && (
        <Dialog open onClose={() => setOpen(undefined)} maxWidth="lg" aria-label={open.name}>
          <img src={open.url} alt={open.name} style={{ maxWidth: '100%', display: 'block' }} />
        </Dialog>
      )}
    </>
  );
}
