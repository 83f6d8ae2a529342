import type { LiveTopic } from '@aabha/contracts/live/live.values';
import { followChanges, type ChangeListener } from './follow-changes';

const NAME = 'back-office-live';
type Message = { topics: readonly LiveTopic[] } | { isLive: boolean };

/**
 * Follows what changes in the shop over one connection for all tabs of a browser: over HTTP/1.1 it opens only six of one
 * server, and each tab's own would use them up. The tab that has the lock is connected and passes the changes on.
 */
export async function shareChanges(signal: AbortSignal, listener: ChangeListener): Promise<void> {
  /* Browsers have no locks outside of a secure context. */
  if (!('locks' in navigator)) return followChanges(signal, listener);
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('topics' in data) listener.onChanges(data.topics);
    else listener.onLive(data.isLive);
  });
  signal.addEventListener('abort', () => channel.close());
  const both: ChangeListener = {
    onChanges(topics) {
      if (!signal.aborted) channel.postMessage({ topics } satisfies Message);
      listener.onChanges(topics);
    },
    onLive(isLive) {
      if (!signal.aborted) channel.postMessage({ isLive } satisfies Message);
      listener.onLive(isLive);
    },
  };
  await navigator.locks
    .request(NAME, { signal }, () => followChanges(signal, both))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}
