import { Alert, Button, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useNotify, useUnselectAll } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { previewBulkJob, startBulkJob, type BulkActInput, type BulkPreview } from '../../data/bulk-jobs';
import { TypingDialog } from '../TypingDialog';
import { BulkJobPreview } from './BulkJobPreview';

interface BulkJobDialogProps {
  title: string;
  /** The resource of the list, whose selection ends with the start. */
  resource: string;
  /** What a record is called. */
  one: string;
  many: string;
  /** What to do; undefined while the form is not complete. */
  act: BulkActInput | undefined;
  /** Typed values that the effects do not depend on, sent with the start. */
  more?: (preview: BulkPreview) => Partial<BulkActInput>;
  isDangerous?: boolean;
  /** Further inputs, which may depend on the preview. */
  children?: (preview: BulkPreview | undefined) => ReactNode;
  onClose: () => void;
}

/** Shows what an act on all records of a filter would do, and starts it as a job. */
export function BulkJobDialog({
  title,
  resource,
  one,
  many,
  act,
  more = () => ({}),
  isDangerous = false,
  children,
  onClose,
}: BulkJobDialogProps) {
  const titleId = useId();
  const notify = useNotify();
  const navigate = useNavigate();
  const unselect = useUnselectAll(resource);
  const looking = useQuery({
    queryKey: ['bulk-preview', act],
    queryFn: () => previewBulkJob(act as BulkActInput),
    enabled: act !== undefined,
    gcTime: 0,
    retry: false,
  });
  const preview = act && looking.data;
  const start = useMutation({
    mutationFn: (shown: BulkPreview) => startBulkJob({ ...act, ...more(shown) } as BulkActInput, shown),
    onSuccess: () => {
      notify('The job has started.', { type: 'success' });
      unselect();
      onClose();
      void navigate('/admin-dashboard/jobs');
    },
    /* The records changed: the preview shows them as they are now. */
    onError: () => void looking.refetch(),
  });
  const failed = start.error ?? looking.error;
  return (
    <TypingDialog
      unsaved={false}
      busy={start.isPending}
      onClose={onClose}
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (preview) start.mutate(preview);
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          {failed && <Alert severity="error">{failed.message}</Alert>}
          {children?.(preview)}
          {act && looking.isFetching && <LinearProgress aria-label="Reading the preview" />}
          {preview && <BulkJobPreview preview={preview} one={one} many={many} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={start.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous || (preview?.refund ?? 0) > 0 ? 'error' : 'primary'}
            disabled={!preview || preview.change_count === 0 || looking.isFetching || start.isPending}
          >
            {start.isPending ? 'Starting...' : 'Start job'}
          </Button>
        </DialogActions>
      </form>
    </TypingDialog>
  );
}
