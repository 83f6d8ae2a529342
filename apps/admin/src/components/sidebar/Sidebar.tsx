import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import ExpandIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import { Box, IconButton, Tooltip } from '@mui/material';
import { SidebarNav } from './SidebarNav';
import { useSidebarWidth } from './use-sidebar-width';

const NAMES_PX = 232;
const ICONS_PX = 56;

/** The sidebar beside the screens, below the bar of this height; it can be collapsed to icons. */
export function Sidebar({ topPx }: { topPx: number }) {
  const [width, setWidth] = useSidebarWidth();
  const iconsOnly = width === 'icons';
  const label = iconsOnly ? 'Expand the sidebar' : 'Collapse the sidebar';
  return (
    <Box
      sx={{
        position: 'sticky',
        top: topPx,
        display: 'flex',
        flexDirection: 'column',
        flexShrink: 0,
        width: iconsOnly ? ICONS_PX : NAMES_PX,
        height: `calc(100vh - ${topPx}px)`,
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', scrollbarWidth: 'thin' }}>
        <SidebarNav iconsOnly={iconsOnly} />
      </Box>
      <Box sx={{ p: 0.75, borderTop: 1, borderColor: 'divider', textAlign: iconsOnly ? 'center' : 'right' }}>
        <Tooltip title={label} placement="right">
          <IconButton
            size="small"
            aria-label={label}
            aria-expanded={!iconsOnly}
            onClick={() => setWidth(iconsOnly ? 'names' : 'icons')}
          >
            {iconsOnly ? <ExpandIcon fontSize="small" /> : <CollapseIcon fontSize="small" />}
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}
