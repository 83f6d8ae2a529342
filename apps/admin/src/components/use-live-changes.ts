import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useResourceDefinitions } from 'react-admin';
import type { LiveTopic } from '@aabha/contracts/live/live.values';
import { replaceMe } from '../data/auth-provider';
import type { ResourceOptions } from '../data/resource';
import { shareChanges } from '../data/share-changes';
import { api } from '../data/trpc';
import { isDialogOpen } from './dialog-open';

declare module '@tanstack/react-query' {
  interface Register {
    /** `live`: the query is read again when one of these topics changed. */
    queryMeta: { live?: readonly LiveTopic[] };
  }
}

/** How often a screen reads again at most: during a sale orders change all the time. */
const READ_EVERY_MS = 2000;
/** Rows must not move under a pointer that is about to press: nothing is read until hands have rested for so long. */
const HANDS_REST_MS = 1000;
const HANDS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Returns the topics that a query shows: its meta says so, or the declaration of its resource. */
function liveTopicsOf(
  { queryKey, meta }: Pick<Query, 'queryKey' | 'meta'>,
  topicsOfResource: (name: string) => readonly LiveTopic[],
): readonly LiveTopic[] {
  if (meta?.live) return meta.live;
  const [name, method] = queryKey;
  /* A form keeps the record that it began with: its conflicts are shown when it is saved. */
  const isRead =
    method === 'getList' || (method === 'getOne' && document.querySelector('main form') === null);
  return isRead && typeof name === 'string' ? topicsOfResource(name) : [];
}

/** Watches pointer and keys. */
function watchHands() {
  let movedAt = -Infinity;
  const move = () => {
    movedAt = performance.now();
  };
  for (const event of HANDS) window.addEventListener(event, move, { passive: true });
  return {
    areResting: () => performance.now() - movedAt >= HANDS_REST_MS,
    stop: () => {
      for (const event of HANDS) window.removeEventListener(event, move);
    },
  };
}

/** Reads what the signed-in person may do; without a response the screens stay as they are. */
async function readPermissions(queries: QueryClient): Promise<void> {
  const answer = await api.accounts.me.query().catch(() => undefined);
  if (!answer) return;
  replaceMe(answer);
  await queries.invalidateQueries({ queryKey: ['auth'] });
}

/**
 * Collects changed topics, and reads what shows them again: not while the page is hidden, a dialog covers it, or somebody moves
 * or types.
 */
function refresher(queries: QueryClient, topicsOfResource: (name: string) => readonly LiveTopic[]) {
  const changed = new Set<LiveTopic>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readAt = -Infinity;
  const hands = watchHands();
  const read = () => {
    timer = undefined;
    const isTooSoon = performance.now() - readAt < READ_EVERY_MS;
    if (document.hidden || isDialogOpen() || isTooSoon || !hands.areResting()) return later();
    const topics = new Set(changed);
    changed.clear();
    readAt = performance.now();
    if (topics.has('permissions')) void readPermissions(queries);
    void queries.invalidateQueries({
      predicate: (query) => liveTopicsOf(query, topicsOfResource).some((topic) => topics.has(topic)),
    });
  };
  const later = () => {
    timer ??= setTimeout(read, Math.max(100, readAt + READ_EVERY_MS - performance.now()));
  };
  return {
    add(topics: readonly LiveTopic[]) {
      /* Who else is editing is shown within the dialogs that everything else waits for. */
      if (topics.includes('editing'))
        void queries.invalidateQueries({ predicate: ({ meta }) => meta?.live?.includes('editing') === true });
      for (const topic of topics) if (topic !== 'editing') changed.add(topic);
      if (changed.size > 0) later();
    },
    stop() {
      clearTimeout(timer);
      hands.stop();
    },
  };
}

/** Reads lists and figures again when the shop says that they changed. Returns whether changes arrive at present. */
export function useLiveChanges(): boolean {
  const queries = useQueryClient();
  const definitions = useResourceDefinitions<ResourceOptions>();
  /* Resources register one by one, which must not open the connection anew. */
  const latest = useRef(definitions);
  useEffect(() => {
    latest.current = definitions;
  });
  const [isLive, setIsLive] = useState(true);
  useEffect(() => {
    const { add, stop } = refresher(queries, (name) => latest.current[name]?.options?.live ?? []);
    const leaving = new AbortController();
    void shareChanges(leaving.signal, {
      onChanges: (topics) => add(topics),
      onLive: (nowLive) => !leaving.signal.aborted && setIsLive(nowLive),
    });
    return () => {
      leaving.abort();
      stop();
    };
  }, [queries]);
  return isLive;
}
