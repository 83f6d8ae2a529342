import { useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { DiscardQuestion } from './DiscardQuestion';

/** Tells whether anything in the form that it stands in was changed since the form was opened. */
export function UnsavedWatch({ onChange }: { onChange: (unsaved: boolean) => void }) {
  const { dirtyFields } = useFormState();
  const unsaved = Object.keys(dirtyFields).length > 0;
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(unsaved), [unsaved]);
  return null;
}

/**
 * Asks before another address, the back button or a reload takes away what was typed. react-admin's own question holds
 * a form for saved whose saving failed without a field to blame, as when the shop did not answer.
 */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(unsaved);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return <DiscardQuestion onDiscard={() => blocker.proceed()} onKeep={() => blocker.reset()} />;
}
