/** Counts checks of PIN codes that are not delivered to, without whoever checked. */
export interface RefusedPins {
  /** Counts one check. Writes nothing itself, and never fails. */
  count(pin: string): void;
  /** Writes what was counted. */
  flush(): Promise<void>;
  /** Writes what was counted, and counts nothing more. */
  stop(): Promise<void>;
}
