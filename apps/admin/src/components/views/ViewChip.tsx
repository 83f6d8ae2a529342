import SharedIcon from '@mui/icons-material/PeopleAltOutlined';
import { Box, Chip, Tooltip } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatCount } from '@aabha/contracts/counts/counts';
import type { View } from '../../data/list-views';

/** The largest count that is shown as it is. */
const LARGEST_COUNT = 999;

const countText = (count: number) => (count > LARGEST_COUNT ? `${LARGEST_COUNT}+` : formatCount(count));

interface ViewChipProps {
  view: View;
  address: string;
  count: number | undefined;
  isOpen: boolean;
  isChanged: boolean;
  /** Whether the list opens with it. */
  isDefault: boolean;
}

/** Opens a view; says how many records it has, whether others share it, and whether its filters were changed. */
export function ViewChip({ view, address, count, isOpen, isChanged, isDefault }: ViewChipProps) {
  const sharedBy = view.saved?.shared ? `Shared by ${view.saved.owner.name}` : '';
  const hint = [
    sharedBy,
    isDefault && 'Opens with this list',
    count !== undefined && `${formatCount(count)} records`,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Tooltip title={hint} describeChild>
      <Chip
        component={Link}
        to={address}
        clickable
        color={isOpen ? 'primary' : 'default'}
        variant={isOpen ? 'filled' : 'outlined'}
        aria-current={isOpen ? 'page' : undefined}
        {...(view.saved?.shared ? { icon: <SharedIcon titleAccess={sharedBy} /> } : {})}
        label={
          <>
            {view.name}
            {isChanged && (
              <Box component="span" title="Unsaved changes">
                {' *'}
              </Box>
            )}
            {count !== undefined && (
              <Box component="span" sx={{ ml: 0.75, opacity: 0.8, fontVariantNumeric: 'tabular-nums' }}>
                {countText(count)}
              </Box>
            )}
          </>
        }
        sx={{ flexShrink: 0, maxWidth: 320 }}
      />
    </Tooltip>
  );
}
