import { Box, ButtonBase, Dialog, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ReturnDetailsRecord, ReturnProvider } from './returns.data';

type Photo = ReturnDetailsRecord['files'][number];

const SIDE_PX = 112;

/** A photo as a button that shows it large. */
function PhotoButton({ photo, onOpen }: { photo: Photo; onOpen: (url: string) => void }) {
  const dataProvider = useDataProvider<ReturnProvider>();
  const { data, error } = useQuery({
    queryKey: ['return-requests', 'photo', photo._id],
    queryFn: async () => (await dataProvider.downloadReturnFile(photo._id)).data,
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

/** The customer's photos of the goods. */
export function ReturnPhotos({ files }: { files: readonly Photo[] }) {
  const [open, setOpen] = useState<{ name: string; url: string }>();
  if (files.length === 0)
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
        {files.map((photo) => (
          <li key={photo._id}>
            <PhotoButton photo={photo} onOpen={(url) => setOpen({ name: photo.name, url })} />
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
