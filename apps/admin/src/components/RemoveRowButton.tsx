import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';

interface RemoveRowButtonProps {
  action: 'Remove' | 'Delete' | 'Cancel delivery' | 'Revoke' | 'End now';
  /** By default a bin. */
  icon?: ReactNode;
  /** What is removed, for the button's label. */
  name: string;
  question: { title: string; content: string };
  remove: () => Promise<unknown>;
  done: string;
  /** The button that changes nothing. */
  keep?: string;
  /** By default the server's message. */
  failed?: string;
}

/** Removes a row of a list after a question, and reloads the list. */
export function RemoveRowButton(props: RemoveRowButtonProps) {
  const {
    action,
    name,
    question,
    remove,
    done,
    keep = 'Cancel',
    failed,
    icon = <DeleteIcon fontSize="small" />,
  } = props;
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      notify(done, { type: 'success' });
      refresh();
    },
    onError: (error) => notify(failed ?? error.message, { type: 'error' }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Tooltip title={action}>
        <IconButton size="small" aria-label={`${action} ${name}`} onClick={() => setAsking(true)}>
          {icon}
        </IconButton>
      </Tooltip>
      <Confirm
        isOpen={asking}
        loading={removal.isPending}
        title={question.title}
        content={question.content}
        cancel={keep}
        confirm={action}
        confirmColor="warning"
        onConfirm={() => removal.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
