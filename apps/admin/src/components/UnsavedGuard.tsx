import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { DiscardQuestion } from './DiscardQuestion';

/**
 * Tells whether anything in the form that it stands in was changed since the form was opened: as it is typed, not when
 * it is drawn, since the next key may be the Escape that would close the form.
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
 * A list under the form writes its search into the address when typing has come to rest, which may be after the form was
 * opened: that leads nowhere. A step back may, whatever part of the address it changes.
 */
const isLeaving: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  historyAction === 'POP' || currentLocation.pathname !== nextLocation.pathname;

/**
 * Asks before another address, the back button or a reload takes away what was typed. react-admin's own question holds
 * a form for saved whose saving failed without a field to blame, as when the shop did not answer.
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
