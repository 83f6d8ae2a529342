import { Button, Stack, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { PICTURE_NAME_MAX } from '@aabha/contracts/media/library.values';
import type { PictureProvider } from './pictures.data';
import type { PictureRecord } from './picture-record';

/** The name of a picture, by which staff find it; shoppers do not see it. */
export function PictureNameForm({ picture: { _id, name } }: { picture: PictureRecord }) {
  const [typed, setTyped] = useState(name);
  const [saved, setSaved] = useState(name);
  const dataProvider = useDataProvider<PictureProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const renaming = useMutation({
    mutationFn: () => dataProvider.renamePicture(_id, typed),
    onSuccess: ({ data }) => {
      setSaved(data.name);
      setTyped(data.name);
      notify('Name saved.', { type: 'success' });
      refresh();
    },
  });
  return (
    <Stack
      component="form"
      direction="row"
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        renaming.mutate();
      }}
    >
      <TextField
        label="Name"
        size="small"
        fullWidth
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={renaming.isError}
        helperText={renaming.error?.message ?? 'For finding it. Shoppers do not see it.'}
        slotProps={{ htmlInput: { maxLength: PICTURE_NAME_MAX } }}
      />
      <Button
        type="submit"
        disabled={typed.trim() === '' || typed === saved}
        loading={renaming.isPending}
        sx={{ mt: 0.25 }}
      >
        Save
      </Button>
    </Stack>
  );
}
