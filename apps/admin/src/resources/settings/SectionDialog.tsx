import { useQueryClient } from '@tanstack/react-query';
import { NumberInput, TextInput, useDataProvider, useNotify } from 'react-admin';
import { paiseFromRupees, rupeesFromPaise } from '@aabha/contracts/money/money';
import { SECTION_LABELS } from '@aabha/contracts/shop-settings/section-labels';
import { SectionValues } from '@aabha/contracts/shop-settings/section-values';
import type { SettingsSection } from '@aabha/contracts/shop-settings/settings.staff.schema';
import { FormDialog } from '../../components/FormDialog';
import { formErrors } from '../../data/form-errors';
import { editedValue, sectionFields, type SectionValue } from './section-fields';
import type { SettingsProvider } from './settings.data';

const inRupees = (value: unknown) => (typeof value === 'number' ? rupeesFromPaise(value) : '');
const inPaise = (text: string) => (text === '' ? '' : paiseFromRupees(Number(text)));

function FieldInput({ source, label }: { source: string; label: string }) {
  if (!source.endsWith('Paise')) return <TextInput source={source} label={label} fullWidth />;
  return (
    <NumberInput
      source={source}
      label={`${label} in rupees`}
      min={0}
      step={0.01}
      format={inRupees}
      parse={inPaise}
      fullWidth
    />
  );
}

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
      values={editedValue(settings)}
      validate={formErrors(SectionValues[section])}
      onSave={save}
      onClose={onClose}
      edit={{
        updatedAt: settings.updated_at,
        fields,
        valuesOf: (current) => editedValue(current as SettingsSection),
      }}
    >
      {fields.map(({ source, label }) => (
        <FieldInput key={source} source={source} label={label} />
      ))}
    </FormDialog>
  );
}
