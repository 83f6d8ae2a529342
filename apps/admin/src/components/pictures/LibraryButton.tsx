import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { pictureKey, type FormPicture } from '../../data/pictures';

const LibraryDialog = lazy(() =>
  import('./LibraryDialog').then((module) => ({ default: module.LibraryDialog })),
);

interface LibraryButtonProps {
  pictures: readonly FormPicture[];
  max: number;
  onAdd: (pictures: FormPicture[]) => void;
}

/** Adds pictures of the library to those of a form. */
export function LibraryButton({ pictures, max, onAdd }: LibraryButtonProps) {
  const [open, setOpen] = useState(false);
  const left = max - pictures.length;
  return (
    <>
      <Button startIcon={<LibraryIcon />} disabled={left <= 0} onClick={() => setOpen(true)}>
        From the library
      </Button>
      {open && (
        <Suspense>
          <LibraryDialog
            title="Choose pictures"
            take="Add"
            most={left}
            except={new Set(pictures.map(pictureKey))}
            onClose={() => setOpen(false)}
            onChosen={(chosen) => {
              const added = chosen.map(({ _id, picture: { src } }) => ({ stored: _id, url: src }));
              onAdd([...pictures, ...added]);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
