/** Which columns of a list are shown, and in which order; columns that neither names stand where the list has them. */
export interface ColumnSetup {
  order: readonly string[];
  hidden: readonly string[];
}

export const NO_SETUP: ColumnSetup = { order: [], hidden: [] };

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Returns the setup of a stored text; none for a text that is no setup. */
export function readColumnSetup(text: string | null): ColumnSetup {
  try {
    const { order, hidden } = JSON.parse(text ?? '{}') as Partial<Record<keyof ColumnSetup, unknown>>;
    return isTexts(order) && isTexts(hidden) ? { order, hidden } : NO_SETUP;
  } catch {
    return NO_SETUP;
  }
}

/** Returns all columns in the order of the setup: a column that it does not know comes behind the one before it in the list. */
export function orderColumns(names: readonly string[], { order }: ColumnSetup): string[] {
  const result = order.filter((name, index) => names.includes(name) && order.indexOf(name) === index);
  for (const [index, name] of names.entries()) {
    if (result.includes(name)) continue;
    const before = index === 0 ? undefined : names[index - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, name);
  }
  return result;
}

/** Returns the columns that are shown, in order; all where the setup would hide every one. */
export function shownColumns(names: readonly string[], setup: ColumnSetup): string[] {
  const all = orderColumns(names, setup);
  const shown = all.filter((name) => !setup.hidden.includes(name));
  return shown.length === 0 ? all : shown;
}

/** Returns the setup with a column moved by some places. */
export function moveColumn(
  names: readonly string[],
  setup: ColumnSetup,
  { name, by }: { name: string; by: number },
): ColumnSetup {
  const order = orderColumns(names, setup);
  const at = order.indexOf(name);
  const to = at + by;
  if (at === -1 || to < 0 || to >= order.length) return setup;
  order.splice(at, 1);
  order.splice(to, 0, name);
  return { ...setup, order };
}

/** Returns the setup with a column shown or hidden. */
export const showColumn = (
  { order, hidden }: ColumnSetup,
  { name, isShown }: { name: string; isShown: boolean },
): ColumnSetup => ({
  order,
  hidden: isShown ? hidden.filter((one) => one !== name) : [...new Set([...hidden, name])],
});
