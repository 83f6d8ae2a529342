import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ImportDone, ImportPreview } from '@aabha/contracts/csv/csv.schema';
import type { PreviewPart } from '../data/csv-form';
import { formatCount } from '../data/number-format';
import { FileButton } from './FileButton';
import { ImportPreviewRows } from './ImportPreviewRows';

interface ImportFile {
  /** A key for the selected file; it differs from an earlier file of the same name. */
  key: string;
  name: string;
  csv: string;
}

interface ImportDialogProps {
  title: string;
  /** One sentence on the expected format. */
  hint: string;
  /** Reads a page of the preview's rows of one kind; without a kind, those that matter most. */
  preview: (csv: string, part: PreviewPart | undefined) => Promise<ImportPreview>;
  /** Imports exactly what the preview with this digest showed, all or nothing. */
  carryOut: (csv: string, digest: string, fileName: string) => Promise<ImportDone>;
  onDone: (done: ImportDone) => void;
  onClose: () => void;
}

const DROP_AREA = {
  ...{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap', p: 2 },
  ...{ border: '1px dashed', borderColor: 'text.secondary', borderRadius: 1.5 },
} as const;

const count = (n: number, what: string) => `${n} ${what}`;

function Summary({ preview, fileName }: { preview: ImportPreview; fileName: string }) {
  const { rowCount, createCount, updateCount, unchangedCount, errorCount } = preview;
  return (
    <>
      <Typography sx={{ mt: 2 }}>
        <strong>{fileName}</strong>: {count(rowCount, rowCount === 1 ? 'row' : 'rows')},{' '}
        {count(createCount, 'new')}, {count(updateCount, 'changed')}, {count(unchangedCount, 'unchanged')}.
      </Typography>
      {errorCount > 0 && (
        <Alert severity="error" sx={{ my: 1 }}>
          {count(errorCount, errorCount === 1 ? 'error' : 'errors')}. Please correct all errors before
          importing.
        </Alert>
      )}
      {errorCount === 0 && createCount + updateCount === 0 && (
        <Alert severity="info" sx={{ my: 1 }}>
          The file has no changes. There is nothing to import.
        </Alert>
      )}
    </>
  );
}

/**
 * Imports a CSV file: first a preview with every invalid row by its line number, then all of it or nothing.
 */
export function ImportDialog({ title, hint, preview, carryOut, onDone, onClose }: ImportDialogProps) {
  const titleId = useId();
  const [file, setFile] = useState<ImportFile>();
  const [part, setPart] = useState<PreviewPart>();
  const looking = useQuery({
    queryKey: ['import-preview', title, file?.key, part],
    queryFn: () => preview(file?.csv ?? '', part),
    enabled: file !== undefined,
    /* Another page of the same file replaces the current one. */
    placeholderData: part ? keepPreviousData : undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const importing = useMutation({
    mutationFn: (digest: string) => carryOut(file?.csv ?? '', digest, file?.name ?? ''),
    onSuccess: onDone,
  });
  const choose = async (selectedFile: File | undefined) => {
    if (!selectedFile) return;
    const csv = await selectedFile.text();
    importing.reset();
    setPart(undefined);
    setFile({ key: crypto.randomUUID(), name: selectedFile.name, csv });
  };
  const previewData = looking.data;
  const changeCount = previewData ? previewData.createCount + previewData.updateCount : 0;
  const failed = importing.error ?? looking.error;
  return (
    /* It stays open during the import to show the result. */
    <Dialog
      open
      onClose={importing.isPending ? undefined : onClose}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void choose(event.dataTransfer.files[0]);
        }}
      >
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {hint}
        </Typography>
        <Box sx={DROP_AREA}>
          <FileButton
            name="CSV file"
            accept=".csv,text/csv"
            variant={previewData ? 'outlined' : 'contained'}
            disabled={looking.isLoading}
            onChoose={([selectedFile]) => void choose(selectedFile)}
          >
            {looking.isLoading ? 'Reading...' : 'Choose a CSV file'}
          </FileButton>
          <Typography variant="body2" color="textSecondary">
            or drop it here
          </Typography>
        </Box>
        {failed && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failed.message}
          </Alert>
        )}
        {previewData && file && (
          <>
            <Summary preview={previewData} fileName={file.name} />
            <ImportPreviewRows preview={previewData} onPart={setPart} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={importing.isPending}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={!previewData || previewData.errorCount > 0 || changeCount === 0 || importing.isPending}
          onClick={() => previewData && importing.mutate(previewData.digest)}
        >
          {importing.isPending
            ? 'Importing...'
            : changeCount > 0
              ? `Import ${formatCount(changeCount, 'row', 'rows')}`
              : 'Import'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
