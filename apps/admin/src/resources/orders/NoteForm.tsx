import { Alert, Box, Button, Chip, TextField } from '@mui/material';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { NOTE_FILES_MAX } from '@aabha/contracts/settings/limits';
import { AttachmentsInput } from '../../components/AttachmentsInput';
import { UnsavedGuard } from '../../components/UnsavedGuard';
import { addNote, mentionedIn, suggestedFor, withMention, type OrderNotes } from './order-notes';

interface NoteFormProps {
  orderId: string;
  /** Whom a note can mention. */
  staff: OrderNotes['staff'];
  queryKey: QueryKey;
}

function useNote({ orderId, staff, queryKey }: NoteFormProps) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const mentioned = mentionedIn(text, staff);
  const send = useMutation({
    mutationFn: () => addNote({ id: orderId, text, files, mentions: mentioned.map(({ _id }) => _id) }),
    onSuccess: (notes) => {
      notify('Note added', { type: 'success' });
      queries.setQueryData(queryKey, notes);
      setText('');
      setFiles([]);
    },
  });
  return { text, setText, files, setFiles, mentioned, send };
}

const hintOf = (names: readonly string[]) =>
  names.length === 0 ? 'Type @ to mention a colleague by email.' : `${names.join(', ')} will get an email.`;

/** The form for a note: `@` suggests staff, whom it mails, and files go along. */
export function NoteForm(props: NoteFormProps) {
  const { text, setText, files, setFiles, mentioned, send } = useNote(props);
  const field = useRef<HTMLTextAreaElement>(null);
  const suggestions = suggestedFor(text, props.staff);
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1, mt: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <UnsavedGuard unsaved={text !== '' || files.length > 0} />
      {send.error && <Alert severity="error">{send.error.message}</Alert>}
      <TextField
        label="Note for staff"
        value={text}
        onChange={(event) => setText(event.target.value)}
        inputRef={field}
        helperText={hintOf(mentioned.map(({ name }) => name))}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
        multiline
        minRows={2}
      />
      {suggestions.length > 0 && (
        <Box
          role="group"
          aria-label="Colleagues to mention"
          sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}
        >
          {suggestions.map((one) => (
            <Chip
              key={one._id}
              label={`@${one.name}`}
              onClick={() => {
                setText(withMention(text, one));
                field.current?.focus();
              }}
            />
          ))}
        </Box>
      )}
      <AttachmentsInput files={files} most={NOTE_FILES_MAX} onChange={setFiles}>
        <Button type="submit" variant="contained" disabled={text.trim() === '' || send.isPending}>
          {send.isPending ? 'Adding...' : 'Add note'}
        </Button>
      </AttachmentsInput>
    </Box>
  );
}
