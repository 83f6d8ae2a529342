import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePreference } from '../../data/preferences';
import { isDialogOpen } from '../dialog-open';
import { useMayOpen } from '../use-may-open';
import { SCREEN_KEYS } from './screen-keys';
import { actOnRow, focusFilter, moveRow } from './list-keys';

/** What is open above the screen. */
export type PaletteView = 'search' | 'shortcuts' | 'sign-out';

/** A second key follows within this time. */
const SEQUENCE_MS = 1500;
const FIELDS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=menu], [role=listbox]';

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(FIELDS) !== null;

/** Returns what a key does in the list on the screen; undefined for any other key. */
const LIST_KEYS: Readonly<Record<string, () => boolean>> = {
  j: () => moveRow(1),
  k: () => moveRow(-1),
  x: () => actOnRow('select'),
  e: () => actOnRow('edit'),
  Enter: () => actOnRow('open'),
  '/': focusFilter,
};

/** Calls `press` with each key that is a shortcut of one key: no modifier, not in a field, no dialog open. */
function useSingleKeys(isOn: boolean, press: (key: string) => boolean) {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event) || isDialogOpen()) return;
      if (press(event.key)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn, press]);
}

/** Returns a function for the keys of a screen: g, then a letter. */
function useScreenKeys(): (key: string) => boolean {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const startedMs = useRef(-SEQUENCE_MS);
  return (key) => {
    const follows = performance.now() - startedMs.current < SEQUENCE_MS;
    startedMs.current = key === 'g' && !follows ? performance.now() : -SEQUENCE_MS;
    if (!follows) return key === 'g';
    const screen = SCREEN_KEYS.find((known) => known.key === key);
    if (!screen || (screen.resource !== '' && !mayOpen(screen.resource))) return false;
    void navigate(`/admin-dashboard/${screen.resource}`);
    return true;
  };
}

/** Returns what is open above the screen, and opens it at its keys (docs/spec/back-office.md#keyboard). */
export function usePalette() {
  const [view, setView] = useState<PaletteView>();
  const [singleKeys] = usePreference('single-keys', ['on', 'off'], 'on');
  const close = useCallback(() => setView(undefined), []);
  const goTo = useScreenKeys();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      setView((open) => (open === 'search' ? undefined : isDialogOpen() ? open : 'search'));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useSingleKeys(singleKeys === 'on', (key) => {
    if (goTo(key)) return true;
    if (key !== '?') return LIST_KEYS[key]?.() ?? false;
    setView('shortcuts');
    return true;
  });
  return { view, show: setView, close };
}
