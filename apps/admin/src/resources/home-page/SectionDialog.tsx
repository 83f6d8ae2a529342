import { useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { HomeArrangement } from '@aabha/contracts/home/home.staff.schema';
import { HOME_KIND_FACTS } from '@aabha/contracts/home/home.values';
import { FormDialog } from '../../components/FormDialog';
import { keyOf } from './home-sections';
import type { HomePageProvider } from './home-page.data';
import { conflictFields, newPicks, sectionErrors, sectionInput, sectionValues } from './section-values';
import type { SectionValues } from './section-values';
import { SectionInputs } from './SectionInputs';
import { useShowArrangement } from './use-arrangement';

interface SectionDialogProps {
  home: HomeArrangement;
  /** Left out for a new section chosen by hand. */
  sectionKey: string | undefined;
  onClose: () => void;
}

/** Returns the sections that are edited: those of the draft, or the published ones. */
const editedOf = ({ draft, published }: HomeArrangement) => draft ?? published;

/** Returns the form of a section; that of a new one where somebody removed it meanwhile. */
function valuesIn(home: HomeArrangement, key: string | undefined): SectionValues {
  const sections = editedOf(home);
  const found = sections.find((section) => keyOf(sections, section) === key);
  return found ? sectionValues(found) : newPicks;
}

/** Edits a section in the draft of the home page, or adds one (docs/spec/home-page.md#screen). */
export function SectionDialog({ home, sectionKey, onClose }: SectionDialogProps) {
  const dataProvider = useDataProvider<HomePageProvider>();
  const notify = useNotify();
  const showArrangement = useShowArrangement();
  const [values] = useState(() => valuesIn(home, sectionKey));
  /* After a conflict the edit goes into what the other person saved. */
  const base = useRef(home);
  const save = async (typed: SectionValues, updated_at: string | undefined) => {
    const present = editedOf(base.current);
    const section = sectionInput(typed);
    const isPresent = present.some((one) => keyOf(present, one) === sectionKey);
    const sections = isPresent
      ? present.map((one) => (keyOf(present, one) === sectionKey ? section : one))
      : present.toSpliced(1, 0, section);
    const { data } = await dataProvider.saveHomeDraft({ sections, updated_at });
    showArrangement(data.home);
    notify('Draft saved. It is not published yet.', { type: 'success' });
  };
  const { name } = HOME_KIND_FACTS[values.kind];
  return (
    <FormDialog
      title={sectionKey === undefined ? `Add a section ${name.toLowerCase()}` : `Edit ${name.toLowerCase()}`}
      save="Save draft"
      saving="Saving..."
      values={values}
      validate={sectionErrors}
      onSave={save}
      onClose={onClose}
      edit={{
        updatedAt: home.updated_at,
        fields: conflictFields(
          (id) => base.current.televisions.find(({ _id }) => _id === id)?.name ?? 'Another television',
        ),
        valuesOf: (current) => {
          base.current = current as HomeArrangement;
          return valuesIn(base.current, sectionKey);
        },
      }}
    >
      <SectionInputs kind={values.kind} />
    </FormDialog>
  );
}
