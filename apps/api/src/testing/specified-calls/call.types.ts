import type { SignedIn } from '../builders';
import type { FormFields } from '../forms';
import type { SpecifiedShop } from './specified-shop';

/**
 * Who may call (docs/spec/sessions-and-access.md#who-may-call-what): anyone, shoppers, any staff, SuperAdmins; or two
 * of them.
 */
export type Who = '-' | 'U' | 'A' | 'S' | 'U+A' | 'U+S';

/** A call as the specification has it, with everything in it right. */
interface GoodCall {
  path: string;
  as?: SignedIn;
  body?: object;
  /** Sent as a multipart form instead. */
  form?: FormFields;
}

/** One specified call (docs/spec/api.md#calls). */
export interface SpecifiedCall {
  table: 'customer' | 'admin';
  /** Method and path as they stand there. */
  row: `${'GET' | 'POST'} /${string}`;
  who: Who;
  call: (world: SpecifiedShop) => Promise<GoodCall> | GoodCall;
  /** What is read from `data`, as paths; of a list its first entry is looked at. */
  reads: readonly string[];
  /** Input in place of the good one, and the fields that the refusal names. */
  invalid: { body: object; fields: readonly string[] };
}

/** A row before it is said which of the two tables it stands in. */
export type Row = Omit<SpecifiedCall, 'table'>;
