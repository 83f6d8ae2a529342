import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import EarlierIcon from '@mui/icons-material/ArrowBack';
import LaterIcon from '@mui/icons-material/ArrowForward';
import RemoveIcon from '@mui/icons-material/Close';
import { Alert, Box, IconButton, Typography } from '@mui/material';
import { type DragEvent, useEffect, useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { UPLOAD_MAX_BYTES } from '@aabha/contracts/settings/limits';
import { addPictures } from '../data/add-pictures';
import { moveItem, pictureKey, pictureName, type FormPicture } from '../data/pictures';
import { FileButton } from './FileButton';
import { LibraryButton } from './pictures/LibraryButton';

const HINT = `PNG, JPG or JPEG, up to ${UPLOAD_MAX_BYTES / 1024 / 1024} MB each`;

/** The address of a picture; a selected file has an object URL while it is shown. */
function usePictureUrl(picture: FormPicture): string | undefined {
  const file = 'file' in picture ? picture.file : undefined;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return 'url' in picture ? picture.url : url;
}

interface TileProps {
  picture: FormPicture;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

const DRAGGED = 'application/x-picture-place';

function Tile({ picture, index, count, onMove, onRemove }: TileProps) {
  const url = usePictureUrl(picture);
  const what = `picture ${index + 1}`;
  const drop = (event: DragEvent) => {
    const from = event.dataTransfer.getData(DRAGGED);
    if (from === '') return;
    event.preventDefault();
    event.stopPropagation();
    onMove(Number(from), index);
  };
  const actions = [
    {
      label: `Move ${what} earlier`,
      Icon: EarlierIcon,
      off: index === 0,
      onClick: () => onMove(index, index - 1),
    },
    {
      label: `Move ${what} later`,
      Icon: LaterIcon,
      off: index === count - 1,
      onClick: () => onMove(index, index + 1),
    },
    { label: `Remove ${what}`, Icon: RemoveIcon, off: false, onClick: onRemove },
  ];
  return (
    <Box
      component="li"
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(index))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      sx={{
        listStyle: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        cursor: 'grab',
      }}
    >
      <Box
        component="img"
        src={url}
        alt={pictureName(picture)}
        draggable={false}
        sx={{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'contain' }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 1 }}>
        <Typography variant="body2" color="textSecondary" noWrap>
          {index === 0 ? 'Cover' : index + 1}
        </Typography>
        <Box sx={{ whiteSpace: 'nowrap' }}>
          {actions.map(({ label, Icon, off, onClick }) => (
            <IconButton
              key={label}
              size="small"
              aria-label={label}
              disabled={off}
              onClick={onClick}
              sx={{ p: 0.5 }}
            >
              <Icon fontSize="small" />
            </IconButton>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/**
 * The pictures of a record: dropped or selected, previewed before upload, and sorted by dragging or by buttons.
 * The first is the cover. A refused file is reported, and the others stay (docs/spec/media.md#uploads).
 */
export function PicturesInput({ source, max }: { source: string; max: number }) {
  const { field, fieldState } = useInput<{ [name: string]: FormPicture[] }>({ source, defaultValue: [] });
  const [problems, setProblems] = useState<string[]>([]);
  const pictures = field.value as FormPicture[];
  const add = async (files: readonly File[]) => {
    const added = await addPictures(pictures, files, max);
    setProblems(added.problems);
    field.onChange(added.pictures);
  };
  const change = (next: FormPicture[]) => {
    setProblems([]);
    field.onChange(next);
  };
  const error = fieldState.error?.message;
  return (
    <Box
      role="group"
      aria-label="Images"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void add([...event.dataTransfer.files]);
      }}
      sx={{ border: '1px dashed', borderColor: 'text.secondary', borderRadius: 1, p: 1.5, my: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <FileButton
          name="Images"
          accept="image/png,image/jpeg"
          multiple
          variant="outlined"
          startIcon={<UploadIcon />}
          onChoose={(files) => void add(files)}
        >
          Choose images
        </FileButton>
        <LibraryButton pictures={pictures} max={max} onAdd={change} />
        <Typography variant="body2" color="textSecondary">
          or drop them here: {HINT}. {pictures.length} of {max}.
        </Typography>
      </Box>
      {problems.map((problem) => (
        <Alert key={problem} severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      ))}
      {problems.length === 0 && error !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          <ValidationError error={error} />
        </Alert>
      )}
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 128px), 152px))',
          gap: 1,
          m: 0,
          p: 0,
          pt: 1,
        }}
      >
        {pictures.map((picture, index) => (
          <Tile
            key={pictureKey(picture)}
            picture={picture}
            index={index}
            count={pictures.length}
            onMove={(from, to) => change(moveItem(pictures, from, to))}
            onRemove={() => change(pictures.filter((_, at) => at !== index))}
          />
        ))}
      </Box>
    </Box>
  );
}
