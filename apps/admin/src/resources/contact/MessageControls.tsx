import { MenuItem, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { CONTACT_STATES, type ContactState } from '@aabha/contracts/contact/contact.values';
import { AssigneeSelect } from '../../components/cases/AssigneeSelect';
import { useAssignees } from '../../components/cases/use-assignees';
import type { MessageProvider } from './contact.data';
import { STATE_LABEL, type MessageThreadRecord } from './message-record';

/** Runs an action on a message, tells what it did, and shows the present message, also after a refusal. */
function useChange<I>(change: (input: I) => Promise<unknown>, done: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: change,
    onSuccess: () => notify(done, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
}

/** Sets the state of a message, of which nobody is mailed, and who handles it. */
export function MessageControls({ message }: { message: MessageThreadRecord }) {
  const dataProvider = useDataProvider<MessageProvider>();
  const staff = useAssignees('message');
  const { _id: id, updated_at, assigned_to: assigned } = message;
  const set = useChange(
    (state: ContactState) => dataProvider.setMessageState({ id, state, updated_at }),
    'State updated',
  );
  const assign = useChange(
    (staffId: string | null) => dataProvider.assignMessage({ id, staff_id: staffId }),
    'Assignment updated',
  );
  return (
    <>
      <TextField
        select
        margin="none"
        label="State"
        value={message.state}
        disabled={set.isPending}
        onChange={(event) => set.mutate(event.target.value as ContactState)}
        sx={{ minWidth: 160 }}
      >
        {CONTACT_STATES.map((state) => (
          <MenuItem key={state} value={state}>
            {STATE_LABEL[state]}
          </MenuItem>
        ))}
      </TextField>
      <AssigneeSelect
        assigned={assigned}
        staff={staff}
        isPending={assign.isPending}
        onAssign={(staffId) => assign.mutate(staffId)}
      />
    </>
  );
}
