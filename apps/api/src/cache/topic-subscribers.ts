import type { Invalidation, Topic } from './cache-tags';

/** Returns who is told of invalidations of a topic, besides the response cache. */
export function topicSubscribers() {
  const subscribers: { topic: Topic; onChange: () => void }[] = [];
  return {
    subscribe(topic: Topic, onChange: () => void): void {
      subscribers.push({ topic, onChange });
    },
    /** Calls each subscriber at most once. */
    publish(invalidations: readonly Invalidation[]): void {
      for (const { topic, onChange } of subscribers)
        if (invalidations.some((one) => one.kind === 'all' || (one.kind === 'topic' && one.topic === topic)))
          onChange();
    },
  };
}
