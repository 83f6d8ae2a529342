/** A running shop that may be attacked: one of our own, with data that nobody misses. */
export interface AttackedShop {
  /** The API's origin, such as `http://localhost:4000`. */
  api: string;
  store: string;
  admin: string;
  /** Tokens of those who call, by a name for the report; undefined is a visitor. */
  tokens: Readonly<Record<string, string | undefined>>;
}

/** Returns what an attack found: a line each, none where the shop resisted; `text` sums it up. */
export interface AttackResult {
  text: string;
  findings: string[];
}
