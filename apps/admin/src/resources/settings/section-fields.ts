import { formatPaise } from '@aabha/contracts/money/money-format';
import type { Paise } from '@aabha/contracts/money/money';
import { SECTION_LABELS } from '@aabha/contracts/shop-settings/section-labels';
import type { Section } from '@aabha/contracts/shop-settings/section-values';
import type { SettingsSection, SettingsVersion } from '@aabha/contracts/shop-settings/settings.staff.schema';
import type { ConflictField } from '../../data/edit-conflict';

export type SectionValue = SettingsVersion['value'];

const textOf = (value: unknown): string =>
  typeof value === 'number' ? formatPaise(value as Paise) : typeof value === 'string' ? value : '';

/** Returns the fields of a section in the order of its form, each with its label and its text. */
export const sectionFields = (section: Section): readonly ConflictField<SectionValue>[] =>
  Object.entries(SECTION_LABELS[section].fields).map(([source, label]) => ({
    source,
    label,
    text: (value) => textOf(value[source]),
  }));

/** Returns an empty value of a section, for one that was never entered. */
export const emptyValue = (section: Section): SectionValue =>
  Object.fromEntries(Object.keys(SECTION_LABELS[section].fields).map((field) => [field, '']));

/** Returns the value that an edit begins with: the draft, else what is published. */
export const editedValue = ({ section, draft, published }: SettingsSection): SectionValue => ({
  ...emptyValue(section),
  ...(draft ?? published)?.value,
});

/** A field that a publication changes. */
export interface FieldChange {
  label: string;
  before: string;
  after: string;
}

/** Returns the fields in which two values of a section differ, as texts. */
export function changesBetween(section: Section, before: SectionValue, after: SectionValue): FieldChange[] {
  return sectionFields(section)
    .map(({ label, text }) => ({ label, before: text(before), after: text(after) }))
    .filter((change) => change.before !== change.after);
}
