import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { LibraryPicture } from '@aabha/contracts/media/library.schema';
import type { PictureProvider } from './pictures.data';
import { pictureTitle } from '../../data/picture-title';
import { usesText, type PictureRecord } from './picture-record';

const LibraryDialog = lazy(() =>
  import('../../components/pictures/LibraryDialog').then((module) => ({ default: module.LibraryDialog })),
);

/** Puts another picture in the place of one everywhere: it is chosen from the library, and a question names what changes. */
export function ReplacePictureButton({ picture, onDone }: { picture: PictureRecord; onDone: () => void }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [by, setBy] = useState<LibraryPicture>();
  const dataProvider = useDataProvider<PictureProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const replacement = useMutation({
    mutationFn: (id: string) => dataProvider.replacePicture(picture._id, id),
    onSuccess: ({ data }) => {
      notify(data.message, { type: 'success' });
      onDone();
      refresh();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => setBy(undefined),
  });
  return (
    <>
      <Button onClick={() => setIsChoosing(true)}>Replace everywhere</Button>
      {isChoosing && (
        <Suspense>
          <LibraryDialog
            title={`Replace ${pictureTitle(picture)} by`}
            take="Replace"
            most={1}
            except={new Set([picture.picture.src])}
            onClose={() => setIsChoosing(false)}
            onChosen={([chosen]) => {
              setBy(chosen);
              setIsChoosing(false);
            }}
          />
        </Suspense>
      )}
      {by && (
        <Confirm
          isOpen
          loading={replacement.isPending}
          title={`Replace ${pictureTitle(picture)} by ${pictureTitle(by)}?`}
          content={`It is shown by ${usesText(picture)}. All of them will show the other picture at once.`}
          cancel="Cancel"
          confirm="Replace"
          confirmColor="warning"
          onConfirm={() => replacement.mutate(by._id)}
          onClose={() => setBy(undefined)}
        />
      )}
    </>
  );
}
