import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { DiscardQuestion } from './DiscardQuestion';

/**
 * Returns whether anything in the surrounding form was changed. Read at the event instead of at render time,
 * since the next key may be the Escape that closes the form.
 */
export function UnsavedWatch({ onChange }: { onChange: (unsaved: boolean) => void }) {
  const { subscribe } = useFormContext();
  const tell = useEffectEvent(onChange);
  useEffect(
    () =>
      subscribe({
        formState: { dirtyFields: true },
        callback: ({ dirtyFields = {} }) => tell(Object.keys(dirtyFields).length > 0),
      }),
    [subscribe],
  );
  return null;
}

/**
 * A list under the form writes its search to the address after a debounce, which may happen after the form
 * was opened and is no navigation. Going back is one, whatever part of the address changes.
 */
const isLeaving: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  historyAction === 'POP' || currentLocation.pathname !== nextLocation.pathname;

/**
 * Asks before navigation, the back button or a reload discards typed input. react-admin's own guard treats a
 * form as saved when saving failed without field errors, as on a lost connection.
 */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker((step) => unsaved && isLeaving(step));
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return <DiscardQuestion onDiscard={() => blocker.proceed()} onKeep={() => blocker.reset()} />;
}
