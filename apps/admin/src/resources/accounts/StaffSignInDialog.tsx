import { DialogContentText, Skeleton } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { INVITATION_HOURS, STAFF_RESET_MINUTES } from '@aabha/contracts/accounts/second-factor.values';
import { FormDialog } from '../../components/FormDialog';
import { OwnCodeInput } from '../../components/sign-in/OwnCodeInput';
import { getSecondFactor, ownProof, removeFactorOf, sendResetLink } from '../../data/second-factor-calls';
import type { StaffRecord, StaffSignInAction } from './staff-record';

const TEXTS = {
  link: {
    title: 'Send a reset link',
    save: 'Send',
    saving: 'Sending...',
    says: (name: string) =>
      `${name} gets an email with a link to set a new password. It works once, for ${STAFF_RESET_MINUTES} minutes.`,
    done: (name: string) => `${name} gets the link by email.`,
    call: sendResetLink,
  },
  invitation: {
    title: 'Send the invitation again',
    save: 'Send',
    saving: 'Sending...',
    says: (name: string) =>
      `${name} gets an email with a link to choose a password. It works for ${INVITATION_HOURS} hours; the earlier one ends.`,
    done: (name: string) => `${name} gets an invitation by email.`,
    call: sendResetLink,
  },
  factor: {
    title: 'Remove second factor',
    save: 'Remove',
    saving: 'Removing...',
    says: (name: string) =>
      `The authenticator app, passkeys and recovery codes of ${name} are removed. ${name} will be logged out everywhere and can log in with the password alone. Do this only when you are sure who asks.`,
    done: (name: string) => `The second factor of ${name} is removed.`,
    call: removeFactorOf,
  },
} as const;

interface StaffSignInDialogProps {
  staff: StaffRecord;
  action: StaffSignInAction;
  onClose: () => void;
}

const EMPTY: { code?: string } = {};
const ANY = () => ({});

/** Asks a SuperAdmin before an act about another person's sign-in, and for their own second factor where they have one. */
export function StaffSignInDialog({ staff, action, onClose }: StaffSignInDialogProps) {
  const { title, save, saving, says, done, call } = TEXTS[action];
  const notify = useNotify();
  const queries = useQueryClient();
  const { data: own, isPending } = useQuery({ queryKey: ['second-factor'], queryFn: getSecondFactor });
  const send = async ({ code }: { code?: string }) => {
    await call({ id: staff._id, ...(await ownProof(own, code)) });
    notify(done(staff.name), { type: 'success' });
    await queries.invalidateQueries({ queryKey: ['staff'] });
  };
  return (
    <FormDialog
      title={title}
      save={save}
      saving={saving}
      values={EMPTY}
      validate={ANY}
      onSave={send}
      onClose={onClose}
      maxWidth="xs"
    >
      <DialogContentText sx={{ mb: 1 }}>{says(staff.name)}</DialogContentText>
      {isPending && <Skeleton variant="rounded" height={56} />}
      {own && <OwnCodeInput factor={own} autoFocus />}
    </FormDialog>
  );
}
