import { LIVE_HEARTBEAT_MS, LIVE_TOPICS, type LiveTopic } from '@aabha/contracts/live/live.values';
import { BACKGROUND_HEADER } from '@aabha/contracts/sessions/sessions.values';
import { freshToken } from '@aabha/web/session/fresh-token';

const PATH = '/api/v1/admin/live';
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;
/** A connection that is silent for so long is dead: three heartbeats. */
const SILENT_MS = 3 * LIVE_HEARTBEAT_MS;

export interface ChangeListener {
  onChanges: (topics: readonly LiveTopic[]) => void;
  /** Whether changes arrive at present. */
  onLive: (isLive: boolean) => void;
}

/** Resolves after `ms`, or when the signal is aborted. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Returns the topics of a server-sent event; undefined for a comment and any other event. */
function topicsOf(event: string): readonly LiveTopic[] | undefined {
  const lines = event.split('\n');
  if (!lines.includes('event: changed')) return undefined;
  const data = lines.find((line) => line.startsWith('data: '))?.slice('data: '.length) ?? '[]';
  const topics = JSON.parse(data) as string[];
  return LIVE_TOPICS.filter((topic) => topics.includes(topic));
}

/** Reads events until the stream ends. Rejects where it breaks off, or is silent for too long. */
async function readEvents(response: Response, signal: AbortSignal, onChanges: ChangeListener['onChanges']) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const leave = () => void reader?.cancel().catch(() => undefined);
  signal.addEventListener('abort', leave);
  let rest = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      timer = setTimeout(leave, SILENT_MS);
      const part = await reader?.read();
      clearTimeout(timer);
      if (!part || part.done) return;
      const events = (rest + part.value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const topics = topicsOf(event);
        if (topics) onChanges(topics);
      }
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}

type Outcome = 'ended' | 'refused' | 'signed-out';

/** Follows changes over one connection. Resolves to why it ended. */
async function followOnce(signal: AbortSignal, { onChanges, onLive }: ChangeListener): Promise<Outcome> {
  try {
    const token = (await freshToken('admin')) ?? '';
    /* Connects by itself, every few minutes. */
    const headers = { authorization: `Bearer ${token}`, [BACKGROUND_HEADER]: '1' };
    const response = await fetch(PATH, { headers, signal });
    if (response.status === 401 || response.status === 403) return 'signed-out';
    if (!response.ok) return 'refused';
    onLive(true);
    await readEvents(response, signal, onChanges);
    return 'ended';
  } catch {
    /* A lost connection is no error for staff: the next one says that everything may have changed. */
    return 'refused';
  }
}

/**
 * Follows what changes in the shop until the signal is aborted or the session ends, and connects again whenever the connection
 * ends. After each connection but the first everything may have changed, since nothing was received between two.
 */
export async function followChanges(signal: AbortSignal, listener: ChangeListener): Promise<void> {
  let retryMs = FIRST_RETRY_MS;
  let isFirst = true;
  while (!signal.aborted) {
    const outcome = await followOnce(signal, {
      onChanges: listener.onChanges,
      onLive: (isLive) => {
        listener.onLive(isLive);
        if (!isFirst) listener.onChanges(LIVE_TOPICS);
        isFirst = false;
      },
    });
    if (outcome === 'signed-out' || signal.aborted) return;
    if (outcome === 'ended') {
      retryMs = FIRST_RETRY_MS;
      continue;
    }
    listener.onLive(false);
    await wait(retryMs, signal);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  }
}
