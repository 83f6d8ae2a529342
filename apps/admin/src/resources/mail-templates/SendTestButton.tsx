import SendIcon from '@mui/icons-material/SendOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { Language } from '@aabha/contracts/language/language';
import type { MailKind } from '@aabha/contracts/mails/mails.values';
import type { MailTemplateProvider } from './mail-templates.data';

interface SendTestButtonProps {
  kind: MailKind;
  example: string;
  language: Language;
}

/** Sends the mail that is shown to the address of who presses it. */
export function SendTestButton(which: SendTestButtonProps) {
  const dataProvider = useDataProvider<MailTemplateProvider>();
  const notify = useNotify();
  const send = useMutation({
    mutationFn: () => dataProvider.sendTestMail(which),
    onSuccess: ({ data }) => notify(data.message, { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button
      variant="contained"
      startIcon={<SendIcon />}
      loading={send.isPending}
      loadingPosition="start"
      onClick={() => send.mutate()}
    >
      Send me a test
    </Button>
  );
}
