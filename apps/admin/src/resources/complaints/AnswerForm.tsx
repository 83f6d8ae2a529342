import { Alert, Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { COMPLAINT_FILES_MAX } from '@aabha/contracts/settings/limits';
import { AttachmentsInput } from '../../components/AttachmentsInput';
import { UnsavedGuard } from '../../components/UnsavedGuard';
import type { ComplaintThreadRecord } from './complaint-record';
import type { ComplaintProvider } from './complaints.data';

function useAnswer(complaint: ComplaintThreadRecord) {
  const dataProvider = useDataProvider<ComplaintProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const [isNote, setIsNote] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const send = useMutation({
    mutationFn: () =>
      dataProvider.answerComplaint({
        ...{ id: complaint._id, text, note: isNote },
        files: [...files],
      }),
    onSuccess: () => {
      notify(isNote ? 'Note added' : 'Answer sent', { type: 'success' });
      setText('');
      setFiles([]);
      refresh();
    },
  });
  return { text, setText, isNote, setIsNote, files, setFiles, send };
}

/** The form for an answer, which is mailed, or a note that only staff see (docs/spec/complaints.md#thread). */
export function AnswerForm({ complaint }: { complaint: ComplaintThreadRecord }) {
  const { text, setText, isNote, setIsNote, files, setFiles, send } = useAnswer(complaint);
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1, mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <UnsavedGuard unsaved={text !== '' || files.length > 0} />
      {send.error && <Alert severity="error">{send.error.message}</Alert>}
      <TextField
        label={isNote ? 'Note for staff' : `Answer to ${complaint.name}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={3}
        helperText={isNote ? 'Only staff see notes.' : `It is emailed to ${complaint.email}.`}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      <AttachmentsInput files={files} most={COMPLAINT_FILES_MAX} onChange={setFiles} />
      <FormControlLabel
        control={<Checkbox checked={isNote} onChange={(event) => setIsNote(event.target.checked)} />}
        label="Note for staff only"
      />
      <div>
        <Button type="submit" variant="contained" disabled={text.trim() === '' || send.isPending}>
          {send.isPending ? 'Sending...' : isNote ? 'Add note' : 'Send answer'}
        </Button>
      </div>
    </Box>
  );
}
