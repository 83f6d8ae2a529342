import SendIcon from '@mui/icons-material/SendOutlined';
import { Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { MailProvider } from './mail-log.data';
import type { MailDetailsRecord } from './mail-record';

/** Sends a mail again, after a question; says why where it cannot be. */
export function ResendMailButton({ mail }: { mail: MailDetailsRecord }) {
  const [asking, setAsking] = useState(false);
  const dataProvider = useDataProvider<MailProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const resend = useMutation({
    mutationFn: () => dataProvider.resendMail(mail.id),
    onSuccess: ({ data }) => notify(data.message, { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setAsking(false);
      refresh();
    },
  });
  if (mail.refusal !== null)
    return (
      <Typography variant="body2" color="textSecondary">
        {mail.refusal}
      </Typography>
    );
  return (
    <>
      <Button variant="outlined" startIcon={<SendIcon />} onClick={() => setAsking(true)}>
        Send again
      </Button>
      <Confirm
        isOpen={asking}
        loading={resend.isPending}
        title="Send this mail again?"
        content={`${mail.to || 'The recipient'} gets “${mail.subject || 'this mail'}” once more, written from the records as they are now.`}
        cancel="Cancel"
        confirm="Send mail again"
        onConfirm={() => resend.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
