import { Box, Card, CardActionArea, Checkbox, Typography } from '@mui/material';
import { Thumbnail } from '../../components/pictures/Thumbnail';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { pictureTitle } from '../../data/picture-title';
import { isUnused, usesText, type PictureRecord } from './picture-record';

interface PictureCardProps {
  picture: PictureRecord;
  isSelected: boolean;
  /** Left out where nothing can be selected. */
  onSelect: (() => void) | undefined;
  onOpen: () => void;
}

/** A picture of the grid with where it is shown; one that nothing shows can be selected for deleting. */
export function PictureCard({ picture, isSelected, onSelect, onOpen }: PictureCardProps) {
  const title = pictureTitle(picture);
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{
        listStyle: 'none',
        position: 'relative',
        minWidth: 0,
        borderColor: isSelected ? 'primary.main' : 'divider',
      }}
    >
      <CardActionArea onClick={onOpen} aria-label={`Open ${title}`}>
        <Thumbnail picture={picture.picture} />
        <Box sx={{ px: 1.5, py: 1 }}>
          <Typography variant="body2" noWrap title={title} sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {usesText(picture)}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {picture.picture.width} × {picture.picture.height}, <RelativeTimeField iso={picture.created_at} />
          </Typography>
        </Box>
      </CardActionArea>
      {onSelect && isUnused(picture) && (
        <Checkbox
          checked={isSelected}
          onChange={onSelect}
          size="small"
          slotProps={{ input: { 'aria-label': `Select ${title}` } }}
          sx={{
            ...{ position: 'absolute', top: 6, left: 6, p: 0.5, bgcolor: 'background.paper' },
            '&:hover': { bgcolor: 'background.paper' },
          }}
        />
      )}
    </Card>
  );
}
