import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { Button, Popover } from '@mui/material';
import { useState } from 'react';
import { ColumnsPanel } from './ColumnsPanel';

interface ColumnsButtonProps {
  list: string;
  /** The columns in the order of the list. */
  names: readonly string[];
}

/** Opens the choice of the columns and their order. */
export function ColumnsButton({ list, names }: ColumnsButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Columns' } }}
      >
        <ColumnsPanel list={list} names={names} />
      </Popover>
    </>
  );
}
