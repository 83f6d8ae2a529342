/** The channel on which the database tells every process what has changed (see the triggers of migrations 0002 and 0010). */
export const CHANGES_CHANNEL = 'aabha_changes';

/** What kept answers are made from, besides the units of single products. */
export const TOPICS = ['catalogue', 'reviews', 'orders'] as const;
export type Topic = (typeof TOPICS)[number];

/** One thing that has changed. Units of a product that are held come back by themselves after `endsInMs`. */
export type Change =
  { kind: 'topic'; topic: Topic } | { kind: 'stock'; productId: string; endsInMs?: number } | { kind: 'all' };

/** Reads a notification: a topic, `stock:<product>` or `held:<product>:<milliseconds>`. What is not understood may be anything. */
export function readChange(payload: string): Change {
  const topic = TOPICS.find((known) => known === payload);
  if (topic) return { kind: 'topic', topic };
  const [word, productId, endsInMs] = payload.split(':');
  if (word === 'stock' && productId) return { kind: 'stock', productId };
  if (word === 'held' && productId && Number.isFinite(Number(endsInMs)))
    return { kind: 'stock', productId, endsInMs: Number(endsInMs) };
  return { kind: 'all' };
}

/** What one procedure's answer was made from: it holds until one of these changes. */
export interface Sources {
  topics: readonly Topic[];
  /** Products whose free units it tells; `any` when every product's count, as for a filter by stock. */
  stockOf: 'any' | readonly string[];
}

/** Whether a change makes an answer untrue. */
export function touches(change: Change, sources: Sources): boolean {
  if (change.kind === 'all') return true;
  if (change.kind === 'topic') return sources.topics.includes(change.topic);
  return sources.stockOf === 'any' || sources.stockOf.includes(change.productId);
}

/** Collects what the procedures of one request say that their answers were made from. */
export interface SourceNotes {
  /** How many procedures have said it. */
  readonly told: number;
  add(sources: Sources): void;
  /** All of it together. */
  all(): Sources;
}

export function sourceNotes(): SourceNotes {
  const notes: Sources[] = [];
  return {
    get told() {
      return notes.length;
    },
    add: (sources) => void notes.push(sources),
    all: () => ({
      topics: [...new Set(notes.flatMap((note) => note.topics))],
      stockOf: notes.some((note) => note.stockOf === 'any')
        ? 'any'
        : notes.flatMap((note) => (note.stockOf === 'any' ? [] : note.stockOf)),
    }),
  };
}
