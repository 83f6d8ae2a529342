import { formatDateTime } from '@aabha/contracts/time/india-time';
import { fieldLabel, inFormOrder } from '../../data/field-labels';

/** One changed field as text. */
interface FieldChange {
  field: string;
  before: string;
  after: string;
}

type LabelOf = (field: string) => string;

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Formats a value: lists one item a line, records as 'name: value', times in Indian time. */
function textOf(value: unknown, labelOf: LabelOf): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return INSTANT.test(value) ? formatDateTime(value) : value;
  if (Array.isArray(value)) return value.map((item) => textOf(item, labelOf)).join('\n');
  if (!isRecord(value)) return JSON.stringify(value);
  return Object.entries(value)
    .filter(([, part]) => part !== null)
    .map(([name, part]) => `${labelOf(name)}: ${textOf(part, labelOf)}`)
    .join(', ');
}

/** Formats a specification group as its form shows it: the title, then one pair a line. */
function specificationText(value: unknown): string {
  if (!Array.isArray(value)) return textOf(value, (name) => name);
  return value
    .filter(isRecord)
    .map(({ title, data }) => {
      const pairs = Array.isArray(data) ? data.filter(isRecord) : [];
      return [String(title), ...pairs.map((pair) => `  ${String(pair.key)}: ${String(pair.value)}`)].join(
        '\n',
      );
    })
    .join('\n');
}

/** Returns the fields that a staff change altered, before and after, with the labels of the forms. */
export function diffAudit(entity: string, before: unknown, after: unknown): FieldChange[] {
  const labelOf: LabelOf = (field) => fieldLabel(entity, field);
  if (!isRecord(before) && !isRecord(after))
    return [{ field: 'value', before: textOf(before, labelOf), after: textOf(after, labelOf) }];
  const [from, to] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const read = (field: string, value: unknown) =>
    field === 'specificationSchema' ? specificationText(value) : textOf(value, labelOf);
  return inFormOrder(entity, [...new Set([...Object.keys(from), ...Object.keys(to)])])
    .map((field) => ({
      field: labelOf(field),
      before: read(field, from[field]),
      after: read(field, to[field]),
    }))
    .filter((change) => change.before !== change.after);
}
