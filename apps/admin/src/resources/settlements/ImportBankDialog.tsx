import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { HttpError, useDataProvider, useRefresh } from 'react-admin';
import { counted } from '@aabha/contracts/counts/counts';
import { FileButton } from '../../components/FileButton';
import type { SettlementProvider } from './settlements.data';

type Outcome = Awaited<ReturnType<SettlementProvider['importSettlementBank']>>['data'];

/** Returns the errors of a file, each with its line: 'line.5.amount' is the amount on line 5. */
function errorsOf(error: unknown): string[] {
  if (!(error instanceof HttpError)) return [];
  const { errors = {} } = (error.body ?? {}) as { errors?: Record<string, string> };
  return Object.entries(errors).map(([at, message]) => {
    const [, line, field] = at.split('.');
    return `Line ${line}${field ? `, ${field}` : ''}: ${message}`;
  });
}

function Result({ outcome: { changed, unchanged, unknown, unknown_count: count } }: { outcome: Outcome }) {
  return (
    <Stack spacing={1}>
      <Alert severity="success">
        {counted(changed, 'settlement')} entered{unchanged > 0 && `, ${unchanged} already had this amount`}.
      </Alert>
      {count > 0 && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {counted(count, 'line')} with a UTR of no settlement: {unknown.join(', ')}
        </Alert>
      )}
    </Stack>
  );
}

/** Takes a CSV file of what arrived in the bank, and says what became of its lines. */
export function ImportBankDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const dataProvider = useDataProvider<SettlementProvider>();
  const refresh = useRefresh();
  const load = useMutation({
    mutationFn: async (file: File) => dataProvider.importSettlementBank({ csv: await file.text() }),
    onSuccess: () => refresh(),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Import what the bank shows</DialogTitle>
      <DialogContent>
        <Stack spacing={1.5}>
          <Typography variant="body2">
            A CSV file with the columns utr, amount (in rupees) and date (2026-11-23). Each line is entered at
            the settlement with its UTR. With an error in one line, none is entered.
          </Typography>
          {load.isError && (
            <Alert severity="error">
              {load.error.message}
              {errorsOf(load.error).map((text) => (
                <div key={text}>{text}</div>
              ))}
            </Alert>
          )}
          {load.data && <Result outcome={load.data.data} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <FileButton
          name="CSV file of the bank"
          accept=".csv,text/csv"
          variant="contained"
          disabled={load.isPending}
          onChoose={([file]) => file && load.mutate(file)}
        >
          {load.isPending ? 'Importing...' : 'Choose a file'}
        </FileButton>
      </DialogActions>
    </Dialog>
  );
}
