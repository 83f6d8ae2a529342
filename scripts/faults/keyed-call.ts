import type { OtherKeyedAction } from '@aabha/api/testing/faults/fault-points';
import type { Outcome } from './calls';

/** A call that is made under a key, and how its effect is counted. */
export interface KeyedCall {
  path: string;
  body: unknown;
  token?: string;
  /** How often the act has happened. */
  effects(): Promise<number>;
}

/** A keyed call that was made, with what came back. */
export interface KeyedTry extends KeyedCall {
  act: OtherKeyedAction;
  key: string;
  first: Outcome<unknown>;
}
