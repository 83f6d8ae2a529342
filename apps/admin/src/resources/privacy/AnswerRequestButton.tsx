import { Button } from '@mui/material';
import { useState } from 'react';
import { TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { AnswerPrivacyRequestInput, type PrivacyRequest } from '@aabha/contracts/privacy/privacy.schema';
import { FormDialog } from '../../components/FormDialog';
import { validateWith } from '../../data/validate-with';
import type { PrivacyRequestProvider } from './privacy-requests.data';

const validate = validateWith(AnswerPrivacyRequestInput.omit({ id: true }));

/** Answers a request about personal data; the answer is mailed. */
export function AnswerRequestButton({ request }: { request: PrivacyRequest }) {
  const dataProvider = useDataProvider<PrivacyRequestProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const send = async ({ answer }: { answer: string }) => {
    await dataProvider.answerPrivacyRequest({ id: request._id, answer });
    notify('Answer sent', { type: 'success' });
    refresh();
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Answer
      </Button>
      {isOpen && (
        <FormDialog
          title={`Answer to ${request.email}`}
          save="Send answer"
          saving="Sending..."
          values={{ answer: '' }}
          validate={validate}
          onSave={send}
          onClose={() => setOpen(false)}
          maxWidth="sm"
        >
          <TextInput
            source="answer"
            label="Answer"
            multiline
            minRows={4}
            helperText="It is emailed."
            fullWidth
          />
        </FormDialog>
      )}
    </>
  );
}
