import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { formatCount } from '../../data/number-format';
import type { PictureProvider } from './pictures.data';

interface RemovePicturesButtonProps {
  ids: readonly string[];
  /** What is deleted, where it is one. */
  title?: string;
  onDone: () => void;
}

/** Deletes pictures that nothing shows, after a question. What was put into use meanwhile stays, and the notice says so. */
export function RemovePicturesButton({ ids, title, onDone }: RemovePicturesButtonProps) {
  const [asking, setAsking] = useState(false);
  const dataProvider = useDataProvider<PictureProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const removal = useMutation({
    mutationFn: () => dataProvider.removePictures(ids),
    onSuccess: ({ data }) => {
      notify(data.message, { type: data.usedCount === 0 ? 'success' : 'warning' });
      onDone();
      refresh();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => setAsking(false),
  });
  const what = title ?? formatCount(ids.length, 'picture', 'pictures');
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Confirm
        isOpen={asking}
        loading={removal.isPending}
        title={`Delete ${what}?`}
        content="No television or article shows it, and it cannot be brought back. Pages and mails that were sent before may still have its address."
        cancel="Cancel"
        confirm="Delete"
        confirmColor="warning"
        onConfirm={() => removal.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
