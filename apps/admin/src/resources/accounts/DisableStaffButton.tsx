import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify } from 'react-admin';
import type { AccountProvider } from './accounts.data';
import type { StaffRecord } from './staff-record';

/** Disables a SubAdmin immediately, or lets them sign in again; not offered for a SuperAdmin. */
export function DisableStaffButton({ staff }: { staff: StaffRecord }) {
  const [asking, setAsking] = useState(false);
  const dataProvider = useDataProvider<AccountProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { disabled, name } = staff;
  const change = useMutation({
    mutationFn: () =>
      dataProvider.setStaffDisabled({ id: staff._id, disabled: !disabled, updated_at: staff.updated_at }),
    onSuccess: () =>
      notify(disabled ? `${name} can log in again.` : `${name} is now disabled.`, { type: 'success' }),
    /* Somebody else was quicker: the list below shows what they did. */
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: async () => {
      setAsking(false);
      await queries.invalidateQueries({ queryKey: ['staff'] });
    },
  });
  if (staff.role !== 'SubAdmin') return null;
  const actionLabel = disabled ? 'Enable' : 'Disable';
  return (
    <>
      <Button
        variant="outlined"
        color={disabled ? 'primary' : 'error'}
        aria-label={`${actionLabel} ${name}`}
        onClick={() => setAsking(true)}
      >
        {actionLabel}
      </Button>
      <Confirm
        isOpen={asking}
        loading={change.isPending}
        title={`${actionLabel} ${name}?`}
        content={
          disabled
            ? `${name} will be able to log in with the same password as before.`
            : `${name} will be logged out everywhere and cannot log in until you enable the account again.`
        }
        cancel="Cancel"
        confirm={actionLabel}
        onConfirm={() => change.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
