import type { OtherKeyedAction } from '@aabha/api/testing/faults/fault-points';
import type { Outcome } from './outcome';

/** A call with an idempotency key, and how its effects are counted. */
export interface KeyedCall {
  path: string;
  body: unknown;
  token?: string;
  /** Returns how many times the action has taken effect. */
  effects(): Promise<number>;
}

/** An idempotent call that was sent, with its first outcome. */
export interface KeyedTry extends KeyedCall {
  action: OtherKeyedAction;
  key: string;
  first: Outcome<unknown>;
}
