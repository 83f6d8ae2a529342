import { SelectInput, TextInput, useDataProvider, useRefresh } from 'react-admin';
import { CreateApiKeyInput } from '@aabha/contracts/api-keys/api-keys.schema';
import { API_KEY_DAYS } from '@aabha/contracts/api-keys/api-keys.values';
import { FormDialog } from '../../components/FormDialog';
import { validateWith } from '../../data/validate-with';
import type { ApiKeyProvider } from './api-keys.data';
import type { MadeKey } from './NewKeyDialog';
import { ScopesInput } from './ScopesInput';

const EMPTY: CreateApiKeyInput = { name: '', scopes: [], days: 90 };
const validate = validateWith(CreateApiKeyInput);
const DAYS = API_KEY_DAYS.map((id) => ({ id, name: `${id} days` }));

interface ApiKeyDialogProps {
  onMade: (made: MadeKey) => void;
  onClose: () => void;
}

/** Makes an API key. */
export function ApiKeyDialog({ onMade, onClose }: ApiKeyDialogProps) {
  const dataProvider = useDataProvider<ApiKeyProvider>();
  const refresh = useRefresh();
  const save = async (typed: CreateApiKeyInput) => {
    const { data } = await dataProvider.createApiKey(CreateApiKeyInput.parse(typed));
    onMade({ name: data.name, key: data.key });
    refresh();
  };
  return (
    <FormDialog
      title="Create an API key"
      save="Create key"
      saving="Creating..."
      values={EMPTY}
      validate={validate}
      onSave={save}
      onClose={onClose}
      maxWidth="md"
    >
      <TextInput
        source="name"
        label="Name"
        helperText="The program that will use it. The audit log shows this name."
        autoComplete="off"
        fullWidth
      />
      <SelectInput source="days" label="Valid for" choices={DAYS} helperText={false} fullWidth />
      <ScopesInput />
    </FormDialog>
  );
}
