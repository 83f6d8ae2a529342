import { formatPaise } from '@aabha/contracts/money/money-format';
import type { Paise } from '@aabha/contracts/money/money';
import { firstChoices } from '@aabha/contracts/shop-settings/first-choices';
import { SECTION_LABELS } from '@aabha/contracts/shop-settings/section-labels';
import { SectionValues, type Section } from '@aabha/contracts/shop-settings/section-values';
import type { SettingsSection, SettingsVersion } from '@aabha/contracts/shop-settings/settings.staff.schema';
import { TEXT_NAMES, type TextName } from '@aabha/contracts/shop-texts/text-names';
import { formatDay } from '@aabha/contracts/time/india-time';
import type { ConflictField } from '../../data/edit-conflict';
import { lineChanges, type LineChange } from './line-changes';

export type SectionValue = SettingsVersion['value'];

/** Whether a section is a text, with a body of paragraphs. */
export const isText = (section: Section): section is TextName =>
  (TEXT_NAMES as readonly string[]).includes(section);

/** Returns the holidays, one a line. */
function holidayLines(value: unknown): string {
  const parsed = SectionValues.holidays.shape.holidays.safeParse(value);
  return parsed.success ? parsed.data.map(({ date, name }) => `${formatDay(date)}: ${name}`).join('\n') : '';
}

function textOf(source: string, value: unknown): string {
  if (Array.isArray(value)) return holidayLines(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number')
    return source.endsWith('Paise') ? formatPaise(value as Paise) : String(value);
  if (value === '' && source.startsWith('refundLimit')) return 'No limit';
  if (typeof value !== 'string' || value === '') return '';
  return source.endsWith('From') ? formatDay(value) : value;
}

/** Returns the fields of a section in the order of its form, each with its label and its text. */
export const sectionFields = (section: Section): readonly ConflictField<SectionValue>[] =>
  Object.entries(SECTION_LABELS[section].fields).map(([source, label]) => ({
    source,
    label,
    text: (value) => textOf(source, value[source]),
  }));

/** Returns an empty value of a section, for one that was never entered. */
export const emptyValue = (section: Section): SectionValue =>
  Object.fromEntries(
    Object.keys(SECTION_LABELS[section].fields).map((field) => [field, field === 'holidays' ? [] : '']),
  );

/** Returns the value that an edit begins with: the draft, else what is published, else the default of a choice. */
export const editedValue = ({ section, draft, published }: SettingsSection): SectionValue => ({
  ...emptyValue(section),
  ...(firstChoices({}) as Partial<Record<Section, SectionValue>>)[section],
  ...(draft ?? published)?.value,
});

/** A field that a publication changes. */
export interface FieldChange {
  label: string;
  before: string;
  after: string;
  /** Of a text of several lines: those that change. */
  lines?: readonly LineChange[];
}

/** Returns the fields in which two values of a section differ, as texts. */
export function changesBetween(section: Section, before: SectionValue, after: SectionValue): FieldChange[] {
  return sectionFields(section)
    .map(({ label, text }) => ({ label, before: text(before), after: text(after) }))
    .filter((change) => change.before !== change.after)
    .map((change) => {
      const isLong = change.before.includes('\n') || change.after.includes('\n');
      return isLong ? { ...change, lines: lineChanges(change.before, change.after) } : change;
    });
}
