/** What was started, so that all of it ends in the opposite order, also when a later thing never came up. */
export class Started {
  private readonly ends: (() => Promise<unknown>)[] = [];

  /** Notes how something ends, and hands it on. */
  add<T>(thing: T, end: (thing: T) => Promise<unknown>): T {
    this.ends.push(() => end(thing));
    return thing;
  }

  /** Ends everything once, whatever fails on the way; throws at last when something did. */
  async endAll(): Promise<void> {
    const failures: unknown[] = [];
    for (let end = this.ends.pop(); end; end = this.ends.pop())
      await end().catch((error: unknown) => failures.push(error));
    if (failures.length > 0)
      throw new AggregateError(failures, `Not everything ended: ${failures.join('; ')}`);
  }
}
