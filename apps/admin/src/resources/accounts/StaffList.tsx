import { Box, Chip, Typography } from '@mui/material';
import { DataTable, SimpleList } from 'react-admin';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDay } from '@aabha/contracts/time/india-time';
import { ListTable } from '../../components/lists/ListTable';
import { EmptyList } from '../../components/EmptyList';
import { TableList } from '../../components/TableList';
import { CreateSubAdminButton } from './CreateSubAdminButton';
import { DisableStaffButton } from './DisableStaffButton';
import { StaffRoleField } from './StaffRoleField';
import { StaffSignInMenu } from './StaffSignInMenu';
import type { StaffRecord } from './staff-record';

const Column = DataTable.Col<StaffRecord>;
const empty = <EmptyList text="No staff accounts found" />;

function StateChip({ disabled, invited }: Pick<StaffRecord, 'disabled' | 'invited'>) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={disabled ? 'default' : invited ? 'warning' : 'success'}
      label={disabled ? 'Disabled' : invited ? 'Invited' : 'Active'}
      sx={{ fontWeight: 600 }}
    />
  );
}

function StaffActions({ staff }: { staff: StaffRecord }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <DisableStaffButton staff={staff} />
      <StaffSignInMenu staff={staff} />
    </Box>
  );
}

function StaffTable() {
  return (
    <ListTable<StaffRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        label="Name"
        render={({ name, email }) => (
          <>
            {name}
            <Typography variant="body2" color="textSecondary">
              {email}
            </Typography>
          </>
        )}
      />
      <Column label="Phone" render={({ phone }) => formatPhone(phone)} />
      <Column label="Role" render={(staff) => <StaffRoleField staff={staff} />} />
      <Column label="Since" render={({ created_at }) => formatDay(created_at)} />
      <Column label="Status" render={(staff) => <StateChip {...staff} />} />
      <Column label="Second Factor" render={({ secondFactor }) => (secondFactor ? 'On' : 'Off')} />
      <Column label="Action" render={(staff) => <StaffActions staff={staff} />} />
    </ListTable>
  );
}

function StaffRows() {
  return (
    <SimpleList<StaffRecord>
      rowClick={false}
      primaryText={({ name }) => name}
      secondaryText={(staff) => (
        <>
          {staff.email}
          <br />
          <StaffRoleField staff={staff} />
          {staff.secondFactor && ' · second factor'}{' '}
          <StateChip disabled={staff.disabled} invited={staff.invited} />
        </>
      )}
      tertiaryText={(staff) => <StaffActions staff={staff} />}
      empty={empty}
    />
  );
}

/** Everybody who may enter the back office; a SuperAdmin adds SubAdmins and shuts them out. */
export function StaffList() {
  return (
    <TableList
      resource="staff"
      title="Staff Accounts"
      perPage={STAFF_PAGE_SIZES.customers}
      actions={<CreateSubAdminButton />}
      failed="Failed to fetch staff accounts"
      table={<StaffTable />}
      rows={<StaffRows />}
    />
  );
}
