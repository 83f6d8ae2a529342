import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import { Button, IconButton, Menu, MenuItem, Stack } from '@mui/material';
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

type Act = 'link' | 'done' | 'failed' | 'move' | 'cancel' | 'photos';
type Acts = Partial<Record<Act, string>>;
const entriesOf = (acts: Acts) => Object.entries(acts) as [Act, string][];

/** Returns the acts that are buttons, and those of the menu. */
function actsOf({ state, photos }: InstallationRecord): { shown: Acts; more?: Acts } {
  if (state === 'booked' || state === 'moved')
    return {
      shown: { link: 'Link', done: 'Done' },
      more: { move: 'Move', failed: 'Failed', cancel: 'Cancel' },
    };
  if (state === 'failed') return { shown: { move: 'New visit' } };
  return { shown: photos.length > 0 ? { photos: 'Photos' } : {} };
}

interface MoreActsProps {
  acts: Acts;
  /** The installation, for the label. */
  name: string;
  onChoose: (act: Act) => void;
}

/** A menu of what is done less often. */
function MoreActs({ acts, name, onChoose }: MoreActsProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={`More: ${name}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={close}>
        {entriesOf(acts).map(([act, label]) => (
          <MenuItem
            key={act}
            onClick={() => {
              close();
              onChoose(act);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** What staff do with an installation: note what became of the visit, move or cancel it. */
export function InstallationActions({ installation }: { installation: InstallationRecord }) {
  const [act, setAct] = useState<Act>();
  const close = () => setAct(undefined);
  const { shown, more } = actsOf(installation);
  const name = `order ${orderNumber(installation.order_id)}, ${installation.name}`;
  const props = { installation, onClose: close };
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', alignItems: 'center', whiteSpace: 'nowrap' }}>
      {entriesOf(shown).map(([one, label]) => (
        <Button
          key={one}
          size="small"
          aria-label={`${label}: ${name}`}
          onClick={() => setAct(one)}
          sx={{ minWidth: 0, px: 1 }}
        >
          {label}
        </Button>
      ))}
      {more && <MoreActs acts={more} name={name} onChoose={setAct} />}
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
