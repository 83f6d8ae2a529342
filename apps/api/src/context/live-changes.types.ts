/** The streams of changes that staff follow, in one process (docs/spec/back-office.md#live-changes). */
export interface LiveChanges {
  /**
   * Opens a stream of server-sent events, until it is returned, too old, or its caller is no longer signed in. Throws OVERLOADED
   * where there are too many.
   */
  open(isSignedIn: () => Promise<boolean>): AsyncGenerator<string, void, undefined>;
  /** Ends all streams. */
  stop(): void;
}
