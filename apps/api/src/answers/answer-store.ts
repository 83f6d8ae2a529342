import { createHash } from 'node:crypto';
import type { Answer } from './answer';
import { boundedMap } from './bounded-map';
import { touches, type Change, type Sources } from './changes';
import { lastKnownAnswers } from './last-known';

/** An answer on its way: asked from the database once, however many wait for it. */
export interface Filling {
  /** Resolves to the answer, or to undefined when it came to nothing: then each asks for itself. */
  readonly answer: Promise<Answer | undefined>;
  /** Keeps what was answered, unless something it was made from has changed since the question. */
  keep(body: string, sources: Sources): Answer;
  /** It came to nothing. Of no effect after `keep`. */
  giveUp(): void;
}

interface Kept {
  answer: Answer;
  sources: Sources;
}

/** Beside key and body: the objects around them, and the entry in the map. */
const ENTRY_BYTES = 400;

/** A name for exactly these bytes. */
export const etagOf = (body: Buffer | string) => `"${createHash('sha1').update(body).digest('base64url')}"`;

/**
 * Answers of public reads, as bytes, until what they were made from changes. It keeps nothing until `open` is called,
 * and forgets everything at `close`: without word of changes nothing may be kept. The last answer of each read stays
 * apart from those, up to `maxStaleMs` after it was last known to be true, for when the database does not answer.
 */
export function answerStore(maxBytes: number, maxStaleMs = 0, now: () => number = Date.now) {
  const lastKnown = lastKnownAnswers(maxStaleMs > 0 ? maxBytes : 0, maxStaleMs, now);
  const kept = boundedMap<Kept>(maxBytes, (key, { answer }) => key.length + answer.body.length + ENTRY_BYTES);
  const questions = openQuestions();
  let isOpen = false;

  const apply = (change: Change) => {
    kept.deleteWhere((entry) => touches(change, entry.sources));
    lastKnown.apply(change);
    questions.apply(change);
  };
  return {
    /** Whether answers may be kept now. */
    get isOpen() {
      return isOpen;
    },
    /** How much is kept, for looking at it. */
    get size() {
      return kept.size;
    },
    open() {
      apply({ kind: 'all' });
      isOpen = true;
    },
    close() {
      isOpen = false;
      apply({ kind: 'all' });
    },
    apply,
    get: (key: string): Answer | undefined => kept.get(key)?.answer,
    /** The last answer to a read, however old up to the limit; for when the database does not answer only. */
    getStale: lastKnown.get,
    /** The same question, if somebody else is having it answered. */
    underWay: questions.get,
    /** Announces that the caller is about to ask the database. */
    fill: (key: string): Filling =>
      questions.ask(key, (answer, sources, changes) => {
        const isTrue = isOpen && !changes.some((change) => touches(change, sources));
        if (isTrue) kept.set(key, { answer, sources });
        lastKnown.set(key, answer, sources, isTrue);
      }),
  };
}
export type AnswerStore = ReturnType<typeof answerStore>;

/** Questions that are being answered, each with what has changed since it was put. */
function openQuestions() {
  const byKey = new Map<string, Filling>();
  const changesSince = new Set<Change[]>();
  return {
    get: (key: string) => byKey.get(key),
    apply(change: Change) {
      for (const changes of changesSince) changes.push(change);
      /* Whoever asks from now on must not be given what was asked before. */
      byKey.clear();
    },
    ask(
      key: string,
      onAnswer: (answer: Answer, sources: Sources, changes: readonly Change[]) => void,
    ): Filling {
      const changes: Change[] = [];
      let settle: (answer: Answer | undefined) => void = () => undefined;
      const end = (answer: Answer | undefined) => {
        changesSince.delete(changes);
        if (byKey.get(key) === filling) byKey.delete(key);
        settle(answer);
      };
      const filling: Filling = {
        answer: new Promise((resolve) => (settle = resolve)),
        keep(text, sources) {
          const body = Buffer.from(text);
          const answer = { body, etag: etagOf(body) };
          onAnswer(answer, sources, changes);
          end(answer);
          return answer;
        },
        giveUp: () => end(undefined),
      };
      changesSince.add(changes);
      byKey.set(key, filling);
      return filling;
    },
  };
}
