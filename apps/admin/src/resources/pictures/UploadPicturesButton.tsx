import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { UPLOADED_AT_ONCE_MAX } from '@aabha/contracts/media/library.values';
import { FileButton } from '../../components/FileButton';
import { addPictures } from '../../data/add-pictures';
import { formatCount } from '../../data/number-format';
import type { PictureProvider } from './pictures.data';

/** Stores pictures in the library; a refused file is named, and the others are stored. */
export function UploadPicturesButton() {
  const dataProvider = useDataProvider<PictureProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [share, setShare] = useState<number>();
  const upload = async (files: readonly File[]) => {
    const { pictures, problems } = await addPictures([], files, UPLOADED_AT_ONCE_MAX);
    const good = pictures.flatMap((picture) => ('file' in picture ? picture.file : []));
    if (problems.length > 0) notify(problems.join(' '), { type: 'error', autoHideDuration: 10_000 });
    if (good.length === 0) return;
    setShare(0);
    try {
      const { data } = await dataProvider.uploadPictures(good, setShare);
      if (problems.length === 0)
        notify(`${formatCount(data.length, 'picture', 'pictures')} stored.`, { type: 'success' });
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setShare(undefined);
    }
  };
  return (
    <Box sx={{ position: 'relative', my: 1, flexShrink: 0 }}>
      <FileButton
        name="Upload pictures"
        accept="image/png,image/jpeg"
        multiple
        variant="contained"
        startIcon={<UploadIcon />}
        disabled={share !== undefined}
        onChoose={(files) => void upload(files)}
      >
        {share === undefined ? 'Upload pictures' : 'Uploading...'}
      </FileButton>
      {share !== undefined && (
        <LinearProgress
          aria-label="Upload"
          variant={share < 1 ? 'determinate' : 'indeterminate'}
          value={share * 100}
          sx={{ position: 'absolute', left: 0, right: 0, bottom: -4 }}
        />
      )}
    </Box>
  );
}
