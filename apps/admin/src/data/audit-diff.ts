/** One field of a change, as it reads. */
export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  return JSON.stringify(value, undefined, typeof value === 'object' ? 1 : undefined);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Before and after of a change by staff, field by field; what stayed as it was is left out. */
export function fieldChanges(before: unknown, after: unknown): FieldChange[] {
  if (!isRecord(before) && !isRecord(after))
    return [{ field: 'value', before: textOf(before), after: textOf(after) }];
  const [from, to] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((field) => ({ field, before: textOf(from[field]), after: textOf(to[field]) }))
    .filter((change) => change.before !== change.after);
}

/** 'order.status' as people say it: 'Order status'. */
export function actionText(action: string): string {
  const words = action.replaceAll(/[.-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
