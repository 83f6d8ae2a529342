import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import { Box, Button, Checkbox, FormControlLabel, IconButton } from '@mui/material';
import { moveColumn, NO_SETUP, orderColumns, showColumn, shownColumns } from '../../data/column-setup';
import { useColumnSetup } from './use-column-setup';

interface ColumnRowProps {
  name: string;
  isShown: boolean;
  /** Of the only column that is shown: it stays. */
  isLast: boolean;
  canMove: { up: boolean; down: boolean };
  onShow: (isShown: boolean) => void;
  onMove: (by: 1 | -1) => void;
}

function ColumnRow({ name, isShown, isLast, canMove, onShow, onMove }: ColumnRowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <FormControlLabel
        label={name}
        control={
          <Checkbox
            size="small"
            checked={isShown}
            disabled={isLast}
            onChange={(_event, checked) => onShow(checked)}
          />
        }
        sx={{ flex: 1, mr: 2 }}
      />
      <IconButton
        size="small"
        aria-label={`Move ${name} to the left`}
        disabled={!canMove.up}
        onClick={() => onMove(-1)}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`Move ${name} to the right`}
        disabled={!canMove.down}
        onClick={() => onMove(1)}
      >
        <DownIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** All columns of a list in their order, each with its switch and buttons that move it. */
export function ColumnsPanel({ list, names }: { list: string; names: readonly string[] }) {
  const [setup, setSetup] = useColumnSetup(list);
  const ordered = orderColumns(names, setup);
  const shown = shownColumns(names, setup);
  return (
    <Box sx={{ p: 1.5, minWidth: 260 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {ordered.map((name, index) => (
          <ColumnRow
            key={name}
            name={name}
            isShown={shown.includes(name)}
            isLast={shown.length === 1 && shown[0] === name}
            canMove={{ up: index > 0, down: index < ordered.length - 1 }}
            onShow={(isShown) => setSetup(showColumn(setup, { name, isShown }))}
            onMove={(by) => setSetup(moveColumn(names, setup, { name, by }))}
          />
        ))}
      </Box>
      <Button size="small" onClick={() => setSetup(NO_SETUP)} sx={{ mt: 1 }}>
        Reset columns
      </Button>
    </Box>
  );
}
