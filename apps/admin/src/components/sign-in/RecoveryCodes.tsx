import { Alert, Box, Button, Stack } from '@mui/material';
import { useCopy } from '../use-copy';

/** Shows new recovery codes, this once. */
export function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) {
  const copy = useCopy({
    copied: 'Recovery codes copied.',
    failed: 'Copying failed. Please select the codes and copy them.',
  });
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Alert severity="warning">
        Store these recovery codes now. They are not shown again. Each signs you in once when your second
        factor is not at hand.
      </Alert>
      <Box
        component="ul"
        aria-label="Recovery codes"
        sx={{
          display: 'grid',
          /* A code has 32 characters. Where less fits, it wraps after a hyphen. */
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 34ch), 1fr))',
          gap: 1,
          width: '100%',
          m: 0,
          p: 0,
          listStyle: 'none',
          fontFamily: 'monospace',
          fontSize: '0.875rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => void copy(codes.join('\n'))}>
          Copy
        </Button>
        <Button variant="contained" onClick={onStored}>
          I have stored them
        </Button>
      </Stack>
    </Stack>
  );
}
