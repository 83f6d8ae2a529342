import { channel } from 'node:diagnostics_channel';

/** Returns a channel for events of one type. Publishing costs nothing while nobody subscribes. */
function eventChannel<T>(name: string) {
  const inner = channel(`aabha.${name}`);
  return {
    publish: (event: T) => inner.publish(event),
    /** Returns a function that ends the subscription. */
    subscribe(listener: (event: T) => void): () => void {
      const onMessage = (event: unknown) => listener(event as T);
      inner.subscribe(onMessage);
      return () => void inner.unsubscribe(onMessage);
    },
  };
}

/** Events of this process that are counted where metrics are on. They hold no ids and no personal data. */
export const events = {
  /** A request was refused, for a reason of the error table. */
  refused: eventChannel<string>('refused'),
  /** A payment arrived after its goods were sold, and is refunded. */
  refundedLate: eventChannel<void>('refunded-late'),
  /** So many people were admitted from a waiting room. */
  admitted: eventChannel<number>('admitted'),
  /** A browser reported a violation of the Content-Security-Policy. */
  reported: eventChannel<{ app: string; disposition: string }>('reported'),
  /** An effect has run, so many seconds after it was queued. */
  effectDone: eventChannel<{ kind: string; seconds: number }>('effect-done'),
  /** A run of an effect failed; it is tried again unless that was the last try. */
  effectFailed: eventChannel<{ kind: string; isLastTry: boolean }>('effect-failed'),
};
