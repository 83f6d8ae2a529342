import { Button, Stack } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import type { InstallationRecord } from './installations.data';

const MoveInstallationDialog = lazy(() =>
  import('./MoveInstallationDialog').then((module) => ({ default: module.MoveInstallationDialog })),
);
const EndVisitDialog = lazy(() =>
  import('./EndVisitDialog').then((module) => ({ default: module.EndVisitDialog })),
);
const CancelInstallationDialog = lazy(() =>
  import('./CancelInstallationDialog').then((module) => ({ default: module.CancelInstallationDialog })),
);

const SendLinkDialog = lazy(() =>
  import('./SendLinkDialog').then((module) => ({ default: module.SendLinkDialog })),
);
const VisitPhotosDialog = lazy(() =>
  import('./VisitPhotosDialog').then((module) => ({ default: module.VisitPhotosDialog })),
);

const OPEN_ACTS = {
  ...{ link: 'Link', done: 'Done', failed: 'Failed', move: 'Move', cancel: 'Cancel' },
} as const;
const FAILED_ACTS = { move: 'New visit' } as const;
const PHOTO_ACTS = { photos: 'Photos' } as const;
type Act = keyof typeof OPEN_ACTS | keyof typeof PHOTO_ACTS;

function actsOf({ state, photos }: InstallationRecord): Partial<Record<Act, string>> {
  if (state === 'booked' || state === 'moved') return OPEN_ACTS;
  if (state === 'failed') return FAILED_ACTS;
  return photos.length > 0 ? PHOTO_ACTS : {};
}

/** What staff do with an installation: note what became of the visit, move or cancel it. */
export function InstallationActions({ installation }: { installation: InstallationRecord }) {
  const [act, setAct] = useState<Act>();
  const close = () => setAct(undefined);
  const acts = Object.entries(actsOf(installation)) as [Act, string][];
  const props = { installation, onClose: close };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5, justifyContent: 'flex-end' }}>
      {acts.map(([one, label]) => (
        <Button
          key={one}
          size="small"
          color={one === 'cancel' || one === 'failed' ? 'error' : 'primary'}
          aria-label={`${label}: order ${orderNumber(installation.order_id)}, ${installation.name}`}
          onClick={() => setAct(one)}
        >
          {label}
        </Button>
      ))}
      <Suspense fallback={null}>
        {act === 'move' && <MoveInstallationDialog {...props} />}
        {(act === 'done' || act === 'failed') && <EndVisitDialog {...props} state={act} />}
        {act === 'link' && <SendLinkDialog {...props} />}
        {act === 'photos' && <VisitPhotosDialog {...props} />}
        {act === 'cancel' && <CancelInstallationDialog {...props} />}
      </Suspense>
    </Stack>
  );
}
