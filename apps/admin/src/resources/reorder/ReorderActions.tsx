import { Button, Stack } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { ReorderRecord } from './reorder.data';

const AddDeliveryDialog = lazy(() =>
  import('./AddDeliveryDialog').then((module) => ({ default: module.AddDeliveryDialog })),
);
const ReorderRuleDialog = lazy(() =>
  import('./ReorderRuleDialog').then((module) => ({ default: module.ReorderRuleDialog })),
);

/** What staff do with a television of the forecast: order it in, or change how that is done. */
export function ReorderActions({ row }: { row: ReorderRecord }) {
  const [open, setOpen] = useState<'order' | 'rule'>();
  const close = () => setOpen(undefined);
  return (
    <Stack direction="row" spacing={0.5} sx={{ justifyContent: 'flex-end' }}>
      <Button
        size="small"
        variant={row.suggestion > 0 ? 'outlined' : 'text'}
        aria-label={`Order in ${row.name}`}
        onClick={() => setOpen('order')}
        sx={{ whiteSpace: 'nowrap' }}
      >
        Order in
      </Button>
      <Button size="small" aria-label={`Days of ${row.name}`} onClick={() => setOpen('rule')}>
        Days
      </Button>
      <Suspense>
        {open === 'order' && <AddDeliveryDialog television={row} onClose={close} />}
        {open === 'rule' && <ReorderRuleDialog row={row} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
