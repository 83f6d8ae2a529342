import { Alert, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { COMPLAINT_FILES_MAX } from '@aabha/contracts/settings/limits';
import { UnsavedGuard } from '../../components/UnsavedGuard';
import type { ComplaintThreadRecord } from './complaint-record';
import type { ComplaintProvider } from './complaints.data';

function useAnswer(complaint: ComplaintThreadRecord) {
  const dataProvider = useDataProvider<ComplaintProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const [isNote, setIsNote] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const send = useMutation({
    mutationFn: () =>
      dataProvider.answerComplaint({
        ...{ id: complaint._id, text, note: isNote },
        files: [...(files.current?.files ?? [])],
      }),
    onSuccess: () => {
      notify(isNote ? 'Note added' : 'Answer sent', { type: 'success' });
      setText('');
      if (files.current) files.current.value = '';
      refresh();
    },
  });
  return { text, setText, isNote, setIsNote, files, send };
}

/** The form for an answer, which is mailed, or a note that only staff see (docs/spec/complaints.md#thread). */
export function AnswerForm({ complaint }: { complaint: ComplaintThreadRecord }) {
  const { text, setText, isNote, setIsNote, files, send } = useAnswer(complaint);
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1, mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <UnsavedGuard unsaved={text !== ''} />
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
      <Typography component="label" variant="body2">
        Pictures or PDF files, at most {COMPLAINT_FILES_MAX}
        <Box
          component="input"
          ref={files}
          type="file"
          multiple
          accept="image/png,image/jpeg,application/pdf"
          sx={{ display: 'block', maxWidth: '100%', mt: 0.5 }}
        />
      </Typography>
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
