type MessageOf = (issue: object) => string | { message?: string } | null | undefined;

/** Inputs for which schemas have different messages: nothing, an empty text, and another type. */
const INPUTS = [undefined, '', 5];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the messages that a schema or a check gives itself. */
function ownMessages({ error }: Record<string, unknown>): string[] {
  if (typeof error !== 'function') return [];
  const messageOf = error as MessageOf;
  return INPUTS.flatMap((input) => {
    const message = messageOf({ code: 'custom', input, path: [] });
    return typeof message === 'string' ? message : (message?.message ?? []);
  });
}

/** Returns every message that a contract of `value` can refuse an input with: of schemas in it, and of their parts. */
export function schemaMessages(value: unknown, seen = new Set<unknown>()): string[] {
  if (!isRecord(value) || seen.has(value)) return [];
  seen.add(value);
  const internals = value._zod;
  if (isRecord(internals) && isRecord(internals.def)) {
    const { def } = internals;
    const lazy =
      typeof def.getter === 'function' ? schemaMessages((def.getter as () => unknown)(), seen) : [];
    return [...ownMessages(def), ...lazy, ...schemaMessages({ ...def }, seen)];
  }
  return Object.values(value).flatMap((part) => schemaMessages(part, seen));
}
