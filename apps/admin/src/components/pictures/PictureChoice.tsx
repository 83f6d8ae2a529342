import CheckIcon from '@mui/icons-material/CheckCircle';
import { Box, ButtonBase, Typography } from '@mui/material';
import type { LibraryPicture } from '@aabha/contracts/media/library.schema';
import { pictureTitle } from '../../data/picture-title';
import { Thumbnail } from './Thumbnail';

interface PictureChoiceProps {
  picture: LibraryPicture;
  /** Its place among the chosen ones, from 0; negative for one that is not chosen. */
  place: number;
  /** Whether it cannot be chosen, since it is there already. */
  isTaken: boolean;
  /** Whether no more can be chosen. */
  isFull: boolean;
  onToggle: (picture: LibraryPicture) => void;
}

/** A picture of the library that can be chosen. */
export function PictureChoice({ picture, place, isTaken, isFull, onToggle }: PictureChoiceProps) {
  const isChosen = place >= 0;
  const name = pictureTitle(picture);
  return (
    <Box component="li" sx={{ listStyle: 'none', minWidth: 0 }}>
      <ButtonBase
        aria-pressed={isChosen}
        aria-label={isTaken ? `${name}, there already` : name}
        disabled={isTaken || (isFull && !isChosen)}
        onClick={() => onToggle(picture)}
        sx={{
          ...{ display: 'block', width: '100%', borderRadius: 1, overflow: 'hidden', position: 'relative' },
          ...{ border: 2, borderColor: isChosen ? 'primary.main' : 'divider', textAlign: 'left' },
          '&:disabled': { opacity: 0.45 },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        <Thumbnail picture={picture.picture} />
        {isChosen && (
          <CheckIcon
            color="primary"
            sx={{ position: 'absolute', top: 4, right: 4, bgcolor: 'background.paper', borderRadius: '50%' }}
          />
        )}
        <Typography variant="body2" noWrap sx={{ px: 1, py: 0.5 }}>
          {isTaken ? 'There already' : name}
        </Typography>
      </ButtonBase>
    </Box>
  );
}
