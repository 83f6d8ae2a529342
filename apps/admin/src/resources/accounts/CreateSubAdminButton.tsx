import { DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { TextInput, TopToolbar, useDataProvider, useNotify } from 'react-admin';
import { INVITATION_HOURS } from '@aabha/contracts/accounts/second-factor.values';
import { CreateSubAdminInput } from '@aabha/contracts/accounts/accounts.staff.schema';
import { FIRST_STAFF_ROLE } from '@aabha/contracts/staff-roles/staff-roles.values';
import type { AccountProvider } from './accounts.data';
import { ACCOUNT_LABELS } from '../../data/field-labels';
import { formErrors } from '../../data/form-errors';
import { CreateButton } from '../../components/CreateButton';
import { FormDialog } from '../../components/FormDialog';
import { StaffRoleInput } from './StaffRoleInput';
import { PhoneInput } from '../../components/PhoneInput';

interface SubAdminForm {
  name: string;
  email: string;
  phone: string;
  staff_role: string;
}

const EMPTY: SubAdminForm = { name: '', email: '', phone: '', staff_role: FIRST_STAFF_ROLE };
/* The telephone may stay empty; then it is not sent. */
const toInput = ({ phone, ...rest }: Partial<SubAdminForm>) => ({ ...rest, ...(phone ? { phone } : {}) });
const checkInput = formErrors(CreateSubAdminInput);
const validate = (values: unknown) => checkInput(toInput(values as Partial<SubAdminForm>));

function CreateSubAdminDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<AccountProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const create = async (values: SubAdminForm) => {
    const { data } = await dataProvider.createSubAdmin(CreateSubAdminInput.parse(toInput(values)));
    notify(`${data.name} gets an invitation by email.`, { type: 'success' });
    await queries.invalidateQueries({ queryKey: ['staff'] });
  };
  return (
    <FormDialog
      title="Add a SubAdmin"
      save="Invite"
      saving="Inviting..."
      values={EMPTY}
      validate={validate}
      onSave={create}
      onClose={onClose}
      maxWidth="xs"
    >
      <TextInput source="name" label={ACCOUNT_LABELS.name} autoComplete="off" autoFocus fullWidth />
      <TextInput source="email" label={ACCOUNT_LABELS.email} type="email" autoComplete="off" fullWidth />
      <PhoneInput source="phone" label={ACCOUNT_LABELS.phone} autoComplete="off" fullWidth />
      <StaffRoleInput />
      <DialogContentText>
        They get an email with a link to choose their password. It works for {INVITATION_HOURS} hours.
      </DialogContentText>
    </FormDialog>
  );
}

export function CreateSubAdminButton() {
  return (
    <TopToolbar>
      <CreateButton label="Add a SubAdmin" dialog={(close) => <CreateSubAdminDialog onClose={close} />} />
    </TopToolbar>
  );
}
