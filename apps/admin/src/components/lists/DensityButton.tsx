import CompactIcon from '@mui/icons-material/DensitySmall';
import ComfortableIcon from '@mui/icons-material/DensityMedium';
import { IconButton, Tooltip } from '@mui/material';
import { otherDensity, useDensity } from './use-density';

/** Switches the rows of tables between comfortable and compact. */
export function DensityButton() {
  const [density, setDensity] = useDensity();
  const other = otherDensity(density);
  const { label } = other;
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => setDensity(other.density)}>
        {other.density === 'compact' ? (
          <CompactIcon fontSize="small" />
        ) : (
          <ComfortableIcon fontSize="small" />
        )}
      </IconButton>
    </Tooltip>
  );
}
