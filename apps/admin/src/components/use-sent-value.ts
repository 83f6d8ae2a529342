import { type SyntheticEvent, useState } from 'react';

/** The name of the field whose value is sent. */
export const SENT_FIELD = 'value';

interface SentValue {
  /** What is said where nothing was typed. */
  empty: string;
  /** Sends what was typed; rejects where it is refused. */
  onSend: (value: string) => Promise<void>;
  /** Leads back to the field after a refusal. */
  returnTo: (field: HTMLInputElement) => void;
}

/** Returns the state of a form of one field, which keeps what was typed when it is refused, and what submits it. */
export function useSentValue({ empty, onSend, returnTo }: SentValue) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get(SENT_FIELD);
    const value = typeof typed === 'string' ? typed : '';
    const fail = (message: string) => {
      setError(message);
      const field = form.querySelector('input');
      if (field) returnTo(field);
    };
    if (value.trim() === '') return fail(empty);
    setBusy(true);
    setError(undefined);
    try {
      await onSend(value);
    } catch (refusal) {
      fail(refusal instanceof Error ? refusal.message : String(refusal));
    } finally {
      setBusy(false);
    }
  };
  return { error, busy, submit };
}
