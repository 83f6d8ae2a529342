import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
} from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { formatCount } from '../../data/number-format';
import { applyStandardNames, previewStandardNames } from './standard-names.data';
import { StandardNamesRows } from './StandardNamesRows';
import { useProductsChanged } from './use-product-saving';

interface StandardNamesDialogProps {
  ids: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

const products = (count: number) => formatCount(count, 'product', 'products');

/** Previews the names that the dictionary replaces, then replaces exactly these. */
function useStandardNames({ ids, onDone, onClose }: StandardNamesDialogProps) {
  const changed = useProductsChanged();
  const notify = useNotify();
  const preview = useQuery({
    queryKey: ['standard-names', ids],
    queryFn: () => previewStandardNames(ids),
    gcTime: 0,
    retry: false,
  });
  const changing = (preview.data ?? []).filter(({ renamed }) => renamed.length > 0);
  const apply = useMutation({
    mutationFn: () =>
      applyStandardNames(changing.map(({ _id: id, updated_at, digest }) => ({ id, updated_at, digest }))),
    onSuccess: async ({ changedCount, renamedCount }) => {
      const names = formatCount(renamedCount, 'name', 'names');
      notify(`${products(changedCount)} updated, ${names} replaced.`, { type: 'success' });
      onDone();
      onClose();
      await changed();
    },
    /* The televisions or the dictionary changed: the preview shows them as they are now. */
    onError: () => void preview.refetch(),
  });
  return { preview, changing, apply };
}

/** Gives the selected televisions the standard names of the dictionary, all or none (docs/spec/specifications.md#standard-names). */
export function StandardNamesDialog(props: StandardNamesDialogProps) {
  const { ids, onClose } = props;
  const titleId = useId();
  const { preview, changing, apply } = useStandardNames(props);
  const failed = apply.error ?? preview.error;
  const rows = preview.data;
  const staying = (rows?.length ?? 0) - changing.length;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={apply.isPending ? undefined : onClose}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Use standard names in {products(ids.length)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {failed && <Alert severity="error">{failed.message}</Alert>}
        {preview.isFetching && <LinearProgress aria-label="Reading the preview" />}
        {rows && (
          <>
            <Alert severity="info">
              {changing.length === 0
                ? 'Nothing to replace: the names are those of the dictionary, or not in it.'
                : `Names in ${products(changing.length)} will be replaced by those of the dictionary${staying > 0 ? `; ${products(staying)} ${staying === 1 ? 'stays' : 'stay'} as ${staying === 1 ? 'it is' : 'they are'}` : ''}.`}
            </Alert>
            <StandardNamesRows rows={rows} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={apply.isPending}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={changing.length === 0 || preview.isFetching || apply.isPending}
          onClick={() => apply.mutate()}
        >
          {apply.isPending ? 'Updating...' : 'Use standard names'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
