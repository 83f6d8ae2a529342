import { Box, Button, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { missingText } from '@aabha/contracts/products/publication.rules';
import { formatDateTime, instantOfIndia } from '@aabha/contracts/time/india-time';
import type { ProductProvider, WholeProduct } from './products.data';
import { useProductsChanged } from './use-product-saving';

function statusOf({ state, publish_at: at, isListed }: WholeProduct): string {
  if (state === 'draft') return 'A draft. Shoppers do not see it.';
  if (at !== null) return `It is published on ${formatDateTime(at)}. Shoppers do not see it yet.`;
  return isListed ? 'Published. Shoppers see it.' : 'Published, and shown once it is complete.';
}

/** Returns an action of this section, which shows its message and has the television read again. */
function useChange<Input>(run: (input: Input) => Promise<{ data: { message: string } }>) {
  const notify = useNotify();
  const changed = useProductsChanged();
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ data }) => {
      notify(data.message, { type: 'success' });
      await changed();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
}

/** Copies the link of the television's page as it would be. */
function PreviewLinkButton({ id }: { id: string }) {
  const dataProvider = useDataProvider<ProductProvider>();
  const notify = useNotify();
  const copy = useMutation({
    mutationFn: async () => {
      const { data } = await dataProvider.getPreviewLink(id);
      await navigator.clipboard.writeText(data.url);
      return data.expires_at;
    },
    onSuccess: (until) =>
      notify(`Preview link copied. It works until ${formatDateTime(until)} for whoever has it.`, {
        type: 'success',
      }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button disabled={copy.isPending} onClick={() => copy.mutate()}>
      Copy preview link
    </Button>
  );
}

/** Publishes a television, now or at a time of India, makes a draft of it, and shares its preview (docs/spec/products.md#drafts). */
export function Publication({ product }: { product: WholeProduct }) {
  const dataProvider = useDataProvider<ProductProvider>();
  const [typed, setTyped] = useState('');
  const { _id: id, state } = product;
  const publish = useChange((at: string | undefined) => dataProvider.publishProduct(id, at));
  const unpublish = useChange(() => dataProvider.unpublishProduct(id));
  const isBusy = publish.isPending || unpublish.isPending;
  const lacks = state === 'published' ? '' : missingText(product);
  return (
    <Box component="section" aria-labelledby="publication" sx={{ my: 2 }}>
      <Typography id="publication" variant="h6" component="h3">
        Publication
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {statusOf(product)} {lacks !== '' && `Before it can be published it needs: ${lacks}.`}
      </Typography>
      {state !== 'published' && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
          <Button
            variant="contained"
            disabled={isBusy || lacks !== ''}
            onClick={() => publish.mutate(undefined)}
          >
            Publish now
          </Button>
          <TextField
            size="small"
            type="datetime-local"
            label="Or on, in India"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Button
            variant="outlined"
            disabled={isBusy || lacks !== '' || typed === ''}
            onClick={() => publish.mutate(instantOfIndia(typed))}
          >
            Schedule
          </Button>
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <PreviewLinkButton id={id} />
        {state !== 'draft' && (
          <Button disabled={isBusy} onClick={() => unpublish.mutate(undefined)}>
            {state === 'scheduled' ? 'Cancel the schedule' : 'Make it a draft'}
          </Button>
        )}
      </Box>
    </Box>
  );
}
