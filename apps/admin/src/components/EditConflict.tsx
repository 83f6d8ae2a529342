import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { resolveEditConflict, type Choice, type Difference } from '../data/edit-conflict';

function Version({ whose, text }: { whose: string; text: string }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      <Typography variant="body2" color="textSecondary">
        {whose}
      </Typography>
      <Typography variant="body2">{text || 'empty'}</Typography>
    </Box>
  );
}

function DifferenceRow<V>({
  difference,
  choice,
  onChoose,
}: {
  difference: Difference<V>;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}) {
  return (
    <Box component="li" sx={{ listStyle: 'none', py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap', mb: 1 }}>
        <Typography variant="h6">{difference.label}</Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={difference.label}
          value={choice}
          onChange={(_event, newChoice: Choice | null) => newChoice && onChoose(newChoice)}
        >
          <ToggleButton value="theirs">Use theirs</ToggleButton>
          <ToggleButton value="mine">Keep mine</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <Version whose="Their version" text={difference.theirs} />
        <Version whose="My version" text={difference.mine} />
      </Box>
    </Box>
  );
}

/**
 * Shown when somebody else saved the record during the edit: lists the differing fields, each with a choice,
 * before the edit is sent again on the newer version (docs/spec/back-office.md#edit-conflicts).
 */
export function EditConflict<V>({
  mine,
  theirs,
  differences,
  busy,
  onResolve,
  onClose,
}: {
  mine: V;
  theirs: V;
  differences: readonly Difference<V>[];
  busy: boolean;
  onResolve: (values: V) => void;
  onClose: () => void;
}) {
  const [choices, setChoices] = useState(
    () =>
      Object.fromEntries(differences.map(({ source, suggested }) => [source, suggested])) as Record<
        keyof V & string,
        Choice
      >,
  );
  return (
    <>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          Someone else changed this while you were editing. Your changes are not saved yet.
          {differences.length === 0 ? ' They saved the same values as you.' : ' Choose what to keep.'}
        </Alert>
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {differences.map((difference) => (
            <DifferenceRow
              key={difference.source}
              difference={difference}
              choice={choices[difference.source]}
              onChoose={(choice) => setChoices({ ...choices, [difference.source]: choice })}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={busy}
          autoFocus
          onClick={() => onResolve(resolveEditConflict(mine, theirs, choices))}
        >
          {busy ? 'Saving...' : 'Save'}
        </Button>
      </DialogActions>
    </>
  );
}
