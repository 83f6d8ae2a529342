import type { Invalidation, Topic } from './cache-tags';

type OnInvalidations = (invalidations: readonly Invalidation[]) => void;

/** Returns who is notified of invalidations, besides the response cache. */
export function topicSubscribers() {
  const subscribers = new Set<OnInvalidations>();
  const subscribeAll = (onInvalidations: OnInvalidations) => {
    subscribers.add(onInvalidations);
    return () => void subscribers.delete(onInvalidations);
  };
  return {
    subscribeAll,
    /** Calls `onChange` once for each notification that has the topic. */
    subscribe(topic: Topic, onChange: () => void): void {
      subscribeAll((invalidations) => {
        if (invalidations.some((one) => one.kind === 'all' || (one.kind === 'topic' && one.topic === topic)))
          onChange();
      });
    },
    publish(invalidations: readonly Invalidation[]): void {
      for (const onInvalidations of subscribers) onInvalidations(invalidations);
    },
  };
}
