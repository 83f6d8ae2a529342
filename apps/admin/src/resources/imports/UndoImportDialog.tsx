import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { formatNumber } from '../../data/number-format';
import { nameOf, rowsText, undoneText } from './import-labels';
import type { ImportProvider, ImportRow, UndoPart } from './imports.data';
import { UndoPreviewRows } from './UndoPreviewRows';

const rows = (count: number) => `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`;

/** Shows what undoing an import does with each of its rows, and undoes it exactly so. */
export function UndoImportDialog({ row, onClose }: { row: ImportRow; onClose: () => void }) {
  const titleId = useId();
  const dataProvider = useDataProvider<ImportProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [part, setPart] = useState<UndoPart>({ pageNum: 1 });
  const looking = useQuery({
    queryKey: ['undo-preview', row._id, part],
    queryFn: async () => (await dataProvider.previewUndo(row._id, part)).data,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const undoing = useMutation({
    mutationFn: async (digest: string) => (await dataProvider.undoImport(row._id, digest)).data,
    onSuccess: (done) => {
      notify(undoneText(done), { type: done.pendingPriceCount ? 'warning' : 'success' });
      onClose();
      refresh();
    },
    /* The data changed: the preview shows it as it is now. */
    onError: () => void looking.refetch(),
  });
  const preview = looking.data;
  const undoCount = preview ? preview.restoreCount + preview.removeCount : 0;
  const failed = undoing.error ?? looking.error;
  return (
    <Dialog
      open
      onClose={undoing.isPending ? undefined : onClose}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Undo {nameOf(row)}?</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          Imported by {row.importedBy.name} on {formatDateTime(row.created_at)}: {rowsText(row)}. What
          somebody has changed since stays as it is.
        </Typography>
        {looking.isLoading && <LinearProgress aria-label="Reading the preview" />}
        {failed && (
          <Alert severity="error" sx={{ my: 1 }}>
            {failed.message}
          </Alert>
        )}
        {preview && undoCount === 0 && (
          <Alert severity="info" sx={{ my: 1 }}>
            There is nothing left to undo.
          </Alert>
        )}
        {preview && <UndoPreviewRows preview={preview} onPart={setPart} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={undoing.isPending}>
          Cancel
        </Button>
        <Button
          variant="contained"
          color="warning"
          disabled={!preview || undoCount === 0 || undoing.isPending || looking.isFetching}
          onClick={() => preview && undoing.mutate(preview.digest)}
        >
          {undoing.isPending ? 'Undoing...' : undoCount > 0 ? `Undo ${rows(undoCount)}` : 'Undo'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
