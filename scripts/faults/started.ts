/** A stack of started resources, which are stopped in reverse order even when a later one failed to start. */
export class Started {
  private readonly ends: (() => Promise<unknown>)[] = [];

  /** Registers how a resource is stopped; returns the resource. */
  add<T>(thing: T, end: (thing: T) => Promise<unknown>): T {
    this.ends.push(() => end(thing));
    return thing;
  }

  /** Stops every resource once, then throws an AggregateError when any of them failed to stop. */
  async endAll(): Promise<void> {
    const failures: unknown[] = [];
    for (let end = this.ends.pop(); end; end = this.ends.pop())
      await end().catch((error: unknown) => failures.push(error));
    if (failures.length > 0)
      throw new AggregateError(failures, `Not everything ended: ${failures.join('; ')}`);
  }
}
