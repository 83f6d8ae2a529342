/**
 * Returns a function that marks an effect as done and resolves when it is. What is done while a statement is under way is
 * marked together by the next one, so that a busy lane needs few statements and a quiet one does not wait.
 */
export function doneMarker(mark: (ids: readonly string[]) => Promise<void>): (id: string) => Promise<void> {
  let inFlight: Promise<void> = Promise.resolve();
  let waiting: string[] = [];
  let next: Promise<void> | undefined;
  const flush = () => {
    const ids = waiting;
    waiting = [];
    next = undefined;
    const marked = mark(ids);
    inFlight = marked.catch(() => undefined);
    return marked;
  };
  return (id) => {
    waiting.push(id);
    return (next ??= inFlight.then(flush));
  };
}
