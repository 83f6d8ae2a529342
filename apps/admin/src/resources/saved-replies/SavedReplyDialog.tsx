import { Typography } from '@mui/material';
import { CheckboxGroupInput, TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { CASE_KIND_NAMES } from '@aabha/contracts/cases/cases.values';
import { SavedReplyFields, type SavedReply } from '@aabha/contracts/saved-replies/saved-replies.schema';
import { PLACEHOLDER_MEANINGS, REPLY_TEXT_MAX } from '@aabha/contracts/saved-replies/saved-replies.values';
import { FormDialog } from '../../components/FormDialog';
import { choicesOf } from '../../data/choices-of';
import type { ConflictField } from '../../data/edit-conflict';
import { validateWith } from '../../data/validate-with';
import type { SavedReplyProvider } from './saved-replies.data';

const EMPTY: SavedReplyFields = { name: '', kinds: [], text_en: '', text_hi: '' };
const validate = validateWith(SavedReplyFields);

const fieldsOf = ({ name, kinds, text_en, text_hi }: SavedReply): SavedReplyFields => ({
  ...{ name, kinds, text_en, text_hi },
});

const CONFLICT_FIELDS: readonly ConflictField<SavedReplyFields>[] = [
  { source: 'name', label: 'Name', text: ({ name }) => name },
  {
    source: 'kinds',
    label: 'Suits',
    text: ({ kinds }) => kinds.map((kind) => CASE_KIND_NAMES[kind]).join(', '),
  },
  { source: 'text_en', label: 'Text', text: ({ text_en }) => text_en },
  { source: 'text_hi', label: 'Text in Hindi', text: ({ text_hi }) => text_hi },
];

const MEANINGS = Object.entries(PLACEHOLDER_MEANINGS)
  .map(([word, meaning]) => `{${word}}: ${meaning}`)
  .join(' · ');
const LENGTH = { htmlInput: { maxLength: REPLY_TEXT_MAX } };

interface SavedReplyDialogProps {
  /** The reply that is edited; left out for a new one. */
  reply?: SavedReply;
  onClose: () => void;
}

/** Adds a saved reply, or edits one. */
export function SavedReplyDialog({ reply, onClose }: SavedReplyDialogProps) {
  const dataProvider = useDataProvider<SavedReplyProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (typed: SavedReplyFields, updated_at: string | undefined) => {
    const fields = SavedReplyFields.parse(typed);
    await (reply
      ? dataProvider.updateSavedReply({ ...fields, id: reply._id, updated_at })
      : dataProvider.createSavedReply(fields));
    notify(`${fields.name} is saved.`, { type: 'success' });
    refresh();
  };
  return (
    <FormDialog
      title={reply ? `Edit ${reply.name}` : 'Add a saved reply'}
      save="Save reply"
      saving="Saving..."
      values={reply ? fieldsOf(reply) : EMPTY}
      validate={validate}
      onSave={save}
      onClose={onClose}
      {...(reply && {
        edit: {
          updatedAt: reply.updated_at,
          record: { resource: 'saved-replies', record: reply._id },
          fields: CONFLICT_FIELDS,
          valuesOf: (current: SavedReply) => fieldsOf(current),
        },
      })}
    >
      <TextInput source="name" label="Name" helperText="Only staff see it." isRequired fullWidth />
      <CheckboxGroupInput
        source="kinds"
        label="Suits"
        choices={choicesOf(CASE_KIND_NAMES)}
        helperText={false}
      />
      <TextInput
        source="text_en"
        label="Text"
        helperText={false}
        multiline
        minRows={4}
        fullWidth
        isRequired
        slotProps={LENGTH}
      />
      <TextInput
        source="text_hi"
        label="Text in Hindi (optional)"
        helperText="For customers whose mails are in Hindi."
        multiline
        minRows={4}
        fullWidth
        parse={(text: string | null) => text ?? ''}
        slotProps={LENGTH}
      />
      <Typography variant="body2" color="textSecondary">
        {MEANINGS}
      </Typography>
    </FormDialog>
  );
}
