import type { SignedIn } from '../builders';
import type { FormFields } from '../forms';
import type { SpecifiedShop } from './specified-shop';

/**
 * Who may call (docs/spec/sessions-and-access.md#who-may-call-what): anyone, shoppers, any staff, SuperAdmins; or two
 * of them.
 */
export type Who = '-' | 'U' | 'A' | 'S' | 'U+A' | 'U+S';

/** A specified call with valid input. */
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
  /** Method and path as in the specification. */
  row: `${'GET' | 'POST'} /${string}`;
  who: Who;
  call: (shop: SpecifiedShop) => Promise<GoodCall> | GoodCall;
  /** Paths within `data` that clients read; of a list its first entry. */
  reads: readonly string[];
  /** Invalid input, and the fields that the refusal names. */
  invalid: { body: object; fields: readonly string[] };
}

/** A row without its table. */
export type Row = Omit<SpecifiedCall, 'table'>;
