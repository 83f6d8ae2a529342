import { EditedHomeSection } from '@aabha/contracts/home/home.staff.schema';
import type { HomeKind } from '@aabha/contracts/home/home.values';
import { indiaMinute, instantOfIndia } from '@aabha/contracts/time/india-time';
import type { ConflictField } from '../../data/edit-conflict';
import { formErrors, type FormErrors } from '../../data/form-errors';
import { periodText } from './home-sections';

/** The form of a section; emptied fields are null, instants are times of India. */
export interface SectionValues {
  kind: HomeKind;
  is_shown: boolean;
  title: string | null;
  title_hi: string | null;
  text: string | null;
  text_hi: string | null;
  products: string[] | null;
  count: number | string | null;
  starts_at: string | null;
  ends_at: string | null;
}

const localTime = (at: string | null) => (at === null ? '' : indiaMinute(at).replace(' ', 'T'));

export const sectionValues = (section: EditedHomeSection): SectionValues => ({
  ...section,
  starts_at: localTime(section.starts_at),
  ends_at: localTime(section.ends_at),
});

/** Returns the form of a new section whose televisions are chosen by hand. */
export const newPicks: SectionValues = {
  ...{ kind: 'picks', is_shown: true, title: '', title_hi: '', text: '', text_hi: '' },
  ...{ products: [], count: null, starts_at: '', ends_at: '' },
};

/** Returns the typed form in the API's format. */
export const sectionInput = (values: SectionValues): EditedHomeSection => ({
  ...{ kind: values.kind, is_shown: values.is_shown },
  ...{ title: values.title ?? '', title_hi: values.title_hi ?? '' },
  ...{ text: values.text ?? '', text_hi: values.text_hi ?? '' },
  products: values.products ?? [],
  count: values.count === null || values.count === '' ? null : Number(values.count),
  starts_at: instantOfIndia(values.starts_at ?? '') || null,
  ends_at: instantOfIndia(values.ends_at ?? '') || null,
});

const errorsOf = formErrors(EditedHomeSection);

/** Returns the errors of the form by the server's contract. */
export const sectionErrors = (values: unknown): FormErrors => errorsOf(sectionInput(values as SectionValues));

/** Returns the fields in which two edits may differ; `nameOf` names a television. */
export const conflictFields = (nameOf: (id: string) => string): readonly ConflictField<SectionValues>[] => [
  { source: 'title', label: 'Title', text: ({ title }) => title ?? '' },
  { source: 'title_hi', label: 'Title in Hindi', text: ({ title_hi: title }) => title ?? '' },
  { source: 'text', label: 'Text', text: ({ text }) => text ?? '' },
  { source: 'text_hi', label: 'Text in Hindi', text: ({ text_hi: text }) => text ?? '' },
  {
    source: 'products',
    label: 'Televisions',
    text: ({ products }) => (products ?? []).map(nameOf).join(', '),
  },
  { source: 'count', label: 'How many', text: ({ count }) => String(count ?? '') },
  {
    source: 'starts_at',
    label: 'From',
    text: (values) => periodText({ ...sectionInput(values), ends_at: null }),
  },
  {
    source: 'ends_at',
    label: 'Until',
    text: (values) => periodText({ ...sectionInput(values), starts_at: null }),
  },
];
