/** Texts with lists of parameters differ, so the number of known ones is limited. */
const MAX_TEXTS = 1000;

interface Description {
  operation: string;
  /** Empty where the statement names none. */
  table: string;
}

const known = new Map<string, Description>();

const OPERATION = /\b(insert|update|delete|select|call|lock|notify|listen|set)\b/i;
const TABLES: Readonly<Record<string, RegExp>> = {
  insert: /\binsert\s+into\s+"?([a-z_]+)"?/i,
  /* Not the lock of a select: `for update of orders`. */
  update: /(?<!\bfor\s+(?:no\s+key\s+)?)\bupdate\s+"?([a-z_]+)"?/i,
  delete: /\bdelete\s+from\s+"?([a-z_]+)"?/i,
  select: /\bfrom\s+"?([a-z_]+)"?/i,
};

function describe(text: string): Description {
  /* A statement that also writes is named after what it writes, wherever that stands: `with moved as (update …) select`. */
  for (const operation of ['insert', 'update', 'delete']) {
    const table = TABLES[operation]?.exec(text)?.[1];
    if (table !== undefined) return { operation, table };
  }
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  return { operation, table: TABLES[operation]?.exec(text)?.[1] ?? '' };
}

/** Returns operation and table of an SQL text. */
export function describeStatement(text: string): Description {
  const found = known.get(text);
  if (found) return found;
  if (known.size >= MAX_TEXTS) known.clear();
  const description = describe(text);
  known.set(text, description);
  return description;
}
