import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { SECTION_LABELS } from '@aabha/contracts/shop-settings/section-labels';
import { SectionValues } from '@aabha/contracts/shop-settings/section-values';
import type { SettingsSection } from '@aabha/contracts/shop-settings/settings.staff.schema';
import { FormDialog } from '../../components/FormDialog';
import { formErrors } from '../../data/form-errors';
import { editedValue, isText, sectionFields, type SectionValue } from './section-fields';
import { SectionInputs } from './SectionInputs';
import type { SettingsProvider } from './settings.data';

/** Edits the draft of a section; nothing of it is published (docs/spec/settings.md#drafts). */
export function SectionDialog({ settings, onClose }: { settings: SettingsSection; onClose: () => void }) {
  const { section } = settings;
  const dataProvider = useDataProvider<SettingsProvider>();
  const notify = useNotify();
  const queries = useQueryClient();
  const fields = sectionFields(section);
  const save = async (value: SectionValue, basedOn: string | undefined) => {
    await dataProvider.saveSettingsDraft({ section, value, updated_at: basedOn });
    notify('Draft saved. It is not published yet.', { type: 'success' });
    await queries.invalidateQueries({ queryKey: ['settings-sections'] });
  };
  return (
    <FormDialog
      title={`Edit ${SECTION_LABELS[section].label.toLowerCase()}`}
      save="Save draft"
      saving="Saving..."
      maxWidth={section === 'hero' || isText(section) ? 'md' : 'sm'}
      values={editedValue(settings)}
      validate={formErrors(SectionValues[section])}
      onSave={save}
      onClose={onClose}
      edit={{
        record: { resource: 'settings', record: section },
        updatedAt: settings.updated_at,
        fields,
        valuesOf: (current) => editedValue(current as SettingsSection),
      }}
    >
      <SectionInputs section={section} />
    </FormDialog>
  );
}
