import { Drawer } from '@mui/material';
import { SidebarNav } from './SidebarNav';

const WIDTH_PX = 264;

/** The slide-out sidebar of small windows; a press outside closes it (docs/spec/back-office.md#sidebar). */
export function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width: WIDTH_PX } } }}>
      <SidebarNav onChoose={onClose} />
    </Drawer>
  );
}
