import CompactIcon from '@mui/icons-material/DensitySmall';
import ComfortableIcon from '@mui/icons-material/DensityMedium';
import { IconButton, Tooltip } from '@mui/material';
import { useDensity } from './use-density';

/** Switches the rows of tables between comfortable and compact. */
export function DensityButton() {
  const [density, setDensity] = useDensity();
  const other = density === 'compact' ? 'comfortable' : 'compact';
  const label = other === 'compact' ? 'Compact rows' : 'Comfortable rows';
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => setDensity(other)}>
        {other === 'compact' ? <CompactIcon fontSize="small" /> : <ComfortableIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}
