import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { usePreference } from '../../data/preferences';
import { useMayOpen } from '../use-may-open';
import { SCREEN_KEYS } from './screen-keys';

const LISTS = [
  { keys: ['j'], does: 'Next row' },
  { keys: ['k'], does: 'Row before' },
  { keys: ['x'], does: 'Select the row' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['e'], does: 'Edit the row' },
  { keys: ['/'], does: 'Type into the filter' },
];

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => (
    <Box
      key={key}
      component="kbd"
      sx={{
        px: 0.75,
        py: 0.25,
        mr: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        font: 'inherit',
        fontSize: 13,
      }}
    >
      {key}
    </Box>
  ));
}

function Part({
  title,
  rows,
}: {
  title: string;
  rows: readonly { keys: readonly string[]; does: string }[];
}) {
  return (
    <Box component="section">
      <Typography component="h3" variant="h6" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {rows.map(({ keys, does }) => (
          <Box key={does} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}>
            <dt>{does}</dt>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
              <Keys keys={keys} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The keys of the back office, and the switch that turns those of a single key off (docs/spec/back-office.md#keyboard). */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const mayOpen = useMayOpen();
  const [singleKeys, setSingleKeys] = usePreference('single-keys', ['on', 'off'], 'on');
  const screens = SCREEN_KEYS.filter(({ resource }) => resource === '' || mayOpen(resource));
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={
            <Switch
              checked={singleKeys === 'on'}
              onChange={({ target }) => setSingleKeys(target.checked ? 'on' : 'off')}
            />
          }
          label="Shortcuts of a single key"
          sx={{ mb: 1.5 }}
        />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <div>
            <Part
              title="Everywhere"
              rows={[
                { keys: ['Ctrl', 'K'], does: 'Search' },
                { keys: ['?'], does: 'This list' },
              ]}
            />
            <Box sx={{ mt: 2 }}>
              <Part title="In lists" rows={LISTS} />
            </Box>
          </div>
          <Part title="Screens" rows={screens.map(({ key, label }) => ({ keys: ['g', key], does: label }))} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
