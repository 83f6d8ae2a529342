import { lazy, Suspense } from 'react';
import { ConfirmSignOut } from '../ConfirmSignOut';
import type { PaletteView } from './use-palette';

const SearchDialog = lazy(() =>
  import('./SearchDialog').then((module) => ({ default: module.SearchDialog })),
);
const ShortcutsDialog = lazy(() =>
  import('./ShortcutsDialog').then((module) => ({ default: module.ShortcutsDialog })),
);

interface PaletteProps {
  view: PaletteView | undefined;
  show: (view: PaletteView) => void;
  close: () => void;
}

/** What the keyboard opens above every screen; it is loaded with its first use. */
export function Palette({ view, show, close }: PaletteProps) {
  return (
    <Suspense fallback={null}>
      {view === 'search' && <SearchDialog onShow={show} onClose={close} />}
      {view === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {view === 'sign-out' && <ConfirmSignOut onClose={close} />}
    </Suspense>
  );
}
