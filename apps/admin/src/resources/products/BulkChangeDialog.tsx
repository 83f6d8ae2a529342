import { Alert, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDataProvider, useNotify } from 'react-admin';
import { pricesHeldText } from '@aabha/contracts/prices/prices.values';
import { bulkChangeOf, noChange, type BulkValues } from './bulk-change';
import type { BulkChangeInput, ProductProvider } from './products.data';
import { TypingDialog } from '../../components/TypingDialog';
import { UnsavedGuard } from '../../components/UnsavedGuard';
import { BulkChangeInputs } from './BulkChangeInputs';
import { BulkPreviewTable } from './BulkPreviewTable';
import { useProductsChanged } from './use-product-saving';

interface BulkChangeDialogProps {
  ids: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** Previews a change, then executes exactly what the preview showed. */
function useBulkChange({ ids, onDone, onClose }: BulkChangeDialogProps) {
  const dataProvider = useDataProvider<ProductProvider>();
  const changed = useProductsChanged();
  const notify = useNotify();
  const preview = useMutation({
    mutationFn: async (change: BulkChangeInput) => ({
      change,
      rows: (await dataProvider.previewBulkChange({ ids: [...ids], change })).data,
    }),
  });
  const apply = useMutation({
    mutationFn: ({ change, rows }: NonNullable<typeof preview.data>) =>
      dataProvider.applyBulkChange({
        items: rows.map(({ _id, updated_at }) => ({ id: _id, updated_at })),
        change,
      }),
    onSuccess: async ({ data: { changedCount, pendingPriceCount = 0 } }) => {
      const done = changedCount === 1 ? '1 product updated.' : `${changedCount} products updated.`;
      if (pendingPriceCount > 0) notify(`${done} ${pricesHeldText(pendingPriceCount)}`, { type: 'warning' });
      else notify(done, { type: 'success' });
      onDone();
      onClose();
      await changed();
    },
    /* The preview is outdated: the next one shows the current state. */
    onError: () => preview.reset(),
  });
  return { preview, apply };
}

/** Changes MRP, discount or stock of many televisions, all or none, after a preview. */
export function BulkChangeDialog(props: BulkChangeDialogProps) {
  const { ids, onClose } = props;
  const { preview, apply } = useBulkChange(props);
  const [values, setValues] = useState<BulkValues>(noChange);
  const [problems, setProblems] = useState<Partial<Record<'price' | 'discount' | 'stock' | 'form', string>>>(
    {},
  );
  const rows = preview.data?.rows;
  const change = (part: Partial<BulkValues>) => {
    setValues({ ...values, ...part });
    setProblems({});
    preview.reset();
  };
  const look = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    apply.reset();
    const result = bulkChangeOf(values);
    if ('problems' in result) {
      flushSync(() => setProblems(result.problems));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    } else preview.mutate(result.change);
  };
  const failed = problems.form ?? apply.error?.message ?? preview.error?.message;
  const unsaved = values !== noChange && !apply.isSuccess;
  const impossible = rows?.some(({ problem }) => problem !== null) ?? false;
  return (
    <TypingDialog
      unsaved={unsaved}
      busy={apply.isPending}
      onClose={onClose}
      maxWidth="md"
      aria-labelledby="bulk-title"
    >
      <UnsavedGuard unsaved={unsaved} />
      <form onSubmit={look} noValidate>
        <DialogTitle id="bulk-title">
          Change {ids.length} {ids.length === 1 ? 'product' : 'products'}
        </DialogTitle>
        <DialogContent>
          {failed && <Alert severity="error">{failed}</Alert>}
          <BulkChangeInputs values={values} problems={problems} onChange={change} />
          <Button
            type="submit"
            variant={rows ? 'text' : 'contained'}
            disabled={preview.isPending}
            sx={{ my: 1 }}
          >
            {preview.isPending ? 'Looking...' : 'Preview'}
          </Button>
          {impossible && <Alert severity="warning">Nothing is updated until all of them can be.</Alert>}
          {rows && <BulkPreviewTable rows={rows} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={apply.isPending}>
            Cancel
          </Button>
          <Button
            variant="contained"
            disabled={!preview.data || impossible || apply.isPending}
            onClick={() => preview.data && apply.mutate(preview.data)}
          >
            {apply.isPending ? 'Updating...' : 'Update'}
          </Button>
        </DialogActions>
      </form>
    </TypingDialog>
  );
}
