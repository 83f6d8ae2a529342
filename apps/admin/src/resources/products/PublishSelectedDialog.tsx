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
import { useId, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ProductProvider } from './products.data';
import { useProductsChanged } from './use-product-saving';

type Act = 'publish' | 'unpublish';
interface Outcome {
  act: Act;
  done: number;
  refused: { name: string; reason: string }[];
  isOver: boolean;
}

const counted = (count: number) => (count === 1 ? '1 product' : `${count} products`);
const RESULT: Readonly<Record<Act, string>> = { publish: 'published', unpublish: 'made drafts' };

interface PublishSelectedDialogProps {
  products: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Publishes televisions one after another, or makes drafts of them; says which were refused and why. It can be stopped. */
export function PublishSelectedDialog({ products, onClose }: PublishSelectedDialogProps) {
  const titleId = useId();
  const dataProvider = useDataProvider<ProductProvider>();
  const changed = useProductsChanged();
  const isStopped = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const run = async (act: Act) => {
    isStopped.current = false;
    const result: Outcome = { act, done: 0, refused: [], isOver: false };
    for (const { id, name } of products) {
      if (isStopped.current) break;
      setOutcome({ ...result });
      try {
        await (act === 'publish' ? dataProvider.publishProduct(id) : dataProvider.unpublishProduct(id));
        result.done += 1;
      } catch (error) {
        result.refused = [...result.refused, { name, reason: (error as Error).message }];
      }
    }
    setOutcome({ ...result, isOver: true });
    await changed();
  };
  const isRunning = outcome !== undefined && !outcome.isOver;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={isRunning ? undefined : onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Publish or unpublish {counted(products.length)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography>
          Published televisions are shown in the shop. Drafts are in no list, search or cart.
        </Typography>
        {outcome && (
          <>
            {isRunning && <LinearProgress aria-label="Working" />}
            <Typography role="status">
              {counted(outcome.done)} {RESULT[outcome.act]}
              {isRunning ? `, ${outcome.done + outcome.refused.length} of ${products.length} looked at` : ''}.
            </Typography>
            {outcome.refused.map(({ name, reason }) => (
              <Alert key={name} severity="warning">
                <strong>{name}</strong>: {reason}
              </Alert>
            ))}
          </>
        )}
      </DialogContent>
      <DialogActions>
        {isRunning ? (
          <Button onClick={() => (isStopped.current = true)}>Stop</Button>
        ) : (
          <>
            <Button onClick={onClose}>Close</Button>
            <Button onClick={() => void run('unpublish')}>Make drafts</Button>
            <Button variant="contained" onClick={() => void run('publish')}>
              Publish
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
