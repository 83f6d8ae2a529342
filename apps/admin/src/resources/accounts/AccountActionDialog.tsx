import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { TextInput, useNotify } from 'react-admin';
import { AccountChangeForm } from '@aabha/contracts/accounts/accounts.customers.schema';
import { setCustomerClosed, setCustomerRole } from './customer-account';
import { ACCOUNT_LABELS } from '../../data/field-labels';
import { formErrors } from '../../data/form-errors';
import { FormDialog } from '../../components/FormDialog';
import type { AccountAction, CustomerRecord } from './customer-record';

interface ActionText {
  title: (name: string) => string;
  /** What it will do, before it is done. */
  text: string;
  save: string;
  saving: string;
  done: (name: string) => string;
}

const LOGGED_OUT = 'The customer will be logged out everywhere and get an email.';
const TEXTS: Readonly<Record<AccountAction, ActionText>> = {
  close: {
    title: (name) => `Close the account of ${name}?`,
    text: `${LOGGED_OUT} They cannot log in until you reopen the account. Items reserved for a payment are released. Open orders, returns and complaints continue, and a payment already made is completed or refunded.`,
    save: 'Close account',
    saving: 'Closing...',
    done: (name) => `The account of ${name} is now closed.`,
  },
  reopen: {
    title: (name) => `Reopen the account of ${name}?`,
    text: 'The customer will be able to log in with the same password as before, and get an email.',
    save: 'Reopen account',
    saving: 'Reopening...',
    done: (name) => `${name} can log in again.`,
  },
  business: {
    title: (name) => `Make the account of ${name} a Business account?`,
    text: `${LOGGED_OUT} Orders, invoices and cart stay as they are.`,
    save: 'Make Business account',
    saving: 'Updating...',
    done: (name) => `${name} now has a Business account.`,
  },
  personal: {
    title: (name) => `Make the account of ${name} a personal account?`,
    text: `${LOGGED_OUT} Orders, invoices and cart stay as they are.`,
    save: 'Make personal account',
    saving: 'Updating...',
    done: (name) => `${name} now has a personal account.`,
  },
};

const EMPTY: AccountChangeForm = { reason: '' };
const validate = formErrors(AccountChangeForm);

function change(action: AccountAction, { id, updated_at }: CustomerRecord, reason: string) {
  const input = { id, updated_at, reason };
  if (action === 'close' || action === 'reopen')
    return setCustomerClosed({ ...input, closed: action === 'close' });
  return setCustomerRole({ ...input, role: action === 'business' ? 'Business' : 'User' });
}

interface AccountActionDialogProps {
  action: AccountAction;
  customer: CustomerRecord;
  onClose: () => void;
}

/** The dialog of a customer's account action: describes its effect and requires a reason. */
export function AccountActionDialog({ action, customer, onClose }: AccountActionDialogProps) {
  const queries = useQueryClient();
  const notify = useNotify();
  const { title, text, save, saving, done } = TEXTS[action];
  const readAgain = () => queries.invalidateQueries({ queryKey: ['customers'] });
  const submit = async ({ reason }: AccountChangeForm) => {
    await change(action, customer, reason);
    notify(done(customer.name), { type: 'success' });
    await readAgain();
  };
  return (
    <FormDialog
      title={title(customer.name)}
      save={save}
      saving={saving}
      values={EMPTY}
      validate={validate}
      onSave={submit}
      onFailed={() => void readAgain()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>{text}</Typography>
      <TextInput
        source="reason"
        label={ACCOUNT_LABELS.reason}
        helperText="For the audit log. The customer does not see it."
        multiline
        autoFocus
        fullWidth
      />
    </FormDialog>
  );
}
