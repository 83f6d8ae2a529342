import { Alert, Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { CaseKind } from '@aabha/contracts/cases/cases.values';
import { RepliesButton } from './replies/RepliesButton';
import { useReplyField } from './replies/use-reply-field';
import { ThumbBar } from './ThumbBar';
import { UnsavedGuard } from './UnsavedGuard';

interface ThreadAnswerFormProps {
  /** The case that is answered, whose saved replies are offered. */
  of: { kind: CaseKind; id: string };
  /** Whom the answer goes to. */
  name: string;
  email: string;
  send: (answer: { text: string; note: boolean }) => Promise<unknown>;
  /** Whether what goes along with the text would be lost. */
  unsaved?: boolean;
  /** Fields that go along with the text. */
  children?: ReactNode;
}

/** The form for an answer, which is mailed, or a note that only staff see; what was typed stays when it is refused. */
export function ThreadAnswerForm({
  of,
  name,
  email,
  send,
  unsaved = false,
  children,
}: ThreadAnswerFormProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const [isNote, setIsNote] = useState(false);
  const { ref, insert, toFillIn } = useReplyField(text, setText);
  const isUnfinished = toFillIn !== '' && !isNote;
  const sending = useMutation({
    mutationFn: () => send({ text, note: isNote }),
    onSuccess: () => {
      notify(isNote ? 'Note added' : 'Answer sent', { type: 'success' });
      setText('');
      refresh();
    },
  });
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1, mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate();
      }}
    >
      <UnsavedGuard unsaved={text !== '' || unsaved} />
      {sending.error && <Alert severity="error">{sending.error.message}</Alert>}
      <TextField
        label={isNote ? 'Note for staff' : `Answer to ${name}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        inputRef={ref}
        error={isUnfinished}
        multiline
        minRows={3}
        helperText={isNote ? 'Only staff see notes.' : toFillIn || `It is emailed to ${email}.`}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      {!isNote && <RepliesButton of={of} onChoose={insert} />}
      {children}
      <FormControlLabel
        control={<Checkbox checked={isNote} onChange={(event) => setIsNote(event.target.checked)} />}
        label="Note for staff only"
      />
      <ThumbBar isFixed={text !== ''}>
        <Button
          type="submit"
          variant="contained"
          disabled={text.trim() === '' || isUnfinished || sending.isPending}
        >
          {sending.isPending ? 'Sending...' : isNote ? 'Add note' : 'Send answer'}
        </Button>
      </ThumbBar>
    </Box>
  );
}
