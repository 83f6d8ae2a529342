/** The outcome of a call: success, a final refusal, or no usable response. */
export type Outcome<T> =
  | { kind: 'done'; data: T; isReplay: boolean }
  | { kind: 'refused'; status: number; message: string; reason: string }
  | { kind: 'lost'; why: string };
