import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Chip, IconButton, Switch, Tooltip, Typography } from '@mui/material';
import type { EditedHomeSection, HomeArrangement } from '@aabha/contracts/home/home.staff.schema';
import { HOME_KIND_FACTS } from '@aabha/contracts/home/home.values';
import { canMove, nameOf, periodText, type Sections } from './home-sections';

interface SectionRowProps {
  id: string;
  section: EditedHomeSection;
  index: number;
  sections: Sections;
  televisions: HomeArrangement['televisions'];
  onMove: (by: -1 | 1) => void;
  onShow: (isShown: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: { xs: 1, sm: 2 },
  alignItems: 'center',
  px: { xs: 1, sm: 2 },
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

function MoveButtons({ id, section, index, sections, onMove }: SectionRowProps) {
  const button = (by: -1 | 1, way: string, Icon: typeof UpIcon) => (
    <Tooltip title={`Move ${way}`}>
      <span>
        <IconButton
          size="small"
          aria-label={`Move ${nameOf(section)} ${way}`}
          data-move={`${id} ${by}`}
          disabled={!canMove(sections, index, by)}
          onClick={() => onMove(by)}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
      {button(-1, 'up', UpIcon)}
      {button(1, 'down', DownIcon)}
    </Box>
  );
}

/** Returns what a section shows: the televisions chosen by hand, or what its kind does. */
function contentText({ kind, products }: EditedHomeSection, televisions: HomeArrangement['televisions']) {
  if (products.length === 0) return HOME_KIND_FACTS[kind].shows;
  return products
    .map((id) => televisions.find(({ _id }) => _id === id))
    .map((television) =>
      television?.isListed ? television.name : `${television?.name ?? 'One television'} (not on sale)`,
    )
    .join(', ');
}

/** A section of the home page: what it shows, and the actions on it. */
export function SectionRow(props: SectionRowProps) {
  const { section, televisions, onShow, onEdit, onRemove } = props;
  const { kind, is_shown: isShown } = section;
  const facts = HOME_KIND_FACTS[kind];
  const period = periodText(section);
  const name = nameOf(section);
  return (
    <Box component="li" sx={ROW}>
      <MoveButtons {...props} />
      <Box sx={{ minWidth: 0, opacity: isShown ? 1 : 0.72 }}>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
          {name}
          {!isShown && <Chip size="small" variant="outlined" label="Hidden" sx={{ ml: 1 }} />}
          {period !== '' && (
            <Chip size="small" variant="outlined" color="info" label={period} sx={{ ml: 1 }} />
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {contentText(section, televisions)}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: 0.5,
          alignItems: 'center',
        }}
      >
        {kind === 'picks' && (
          <Tooltip title="Remove">
            <IconButton size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        {kind !== 'hero' && (
          <>
            {(facts.hasTitle || kind === 'news') && (
              <Button size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
                Edit
              </Button>
            )}
            <Tooltip title={isShown ? 'Shown' : 'Hidden'}>
              <Switch
                checked={isShown}
                onChange={({ target }) => onShow(target.checked)}
                slotProps={{ input: { 'aria-label': `Show ${name}` } }}
              />
            </Tooltip>
          </>
        )}
      </Box>
    </Box>
  );
}
