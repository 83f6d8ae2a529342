import { Alert, Box, Button, Skeleton, Stack, Typography, useMediaQuery, type Theme } from '@mui/material';
import { lazy, Suspense } from 'react';
import { Title } from 'react-admin';
import type { StaffRoleDetails } from '@aabha/contracts/staff-roles/staff-roles.schema';
import { CreateButton } from '../../components/CreateButton';
import { ExportAllButton } from '../../components/ExportAllButton';
import { Gate } from '../../components/Gate';
import { useStaffRoles } from '../../data/staff-roles';
import { PermissionList } from './PermissionList';
import { PermissionMatrix } from './PermissionMatrix';
import { PermissionSaveBar, useSavePermissions } from './PermissionSaveBar';
import { usePermissionChanges } from './use-permission-changes';

const RoleDialog = lazy(() => import('./RoleDialog').then((module) => ({ default: module.RoleDialog })));

function Tools() {
  return (
    <>
      <ExportAllButton list="staff-roles" />
      <CreateButton
        label="Add a role"
        dialog={(close) => (
          <Suspense>
            <RoleDialog onClose={close} />
          </Suspense>
        )}
      />
    </>
  );
}

function Permissions({ roles }: { roles: readonly StaffRoleDetails[] }) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const changes = usePermissionChanges(roles);
  const saving = useSavePermissions(changes);
  const shared = { roles, changes, disabled: saving.isPending };
  return (
    <>
      {isNarrow ? <PermissionList {...shared} /> : <PermissionMatrix {...shared} />}
      <PermissionSaveBar roles={roles} changes={changes} saving={saving} />
    </>
  );
}

/** What SubAdmins may do, by role (docs/spec/permissions.md#screen); SuperAdmin only. */
export function StaffRoles() {
  const { data, isError, refetch } = useStaffRoles();
  return (
    <Gate resource="staff-roles">
      <Title title="Roles" />
      <Stack spacing={2}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography color="textSecondary" sx={{ flex: '1 1 320px' }}>
            What SubAdmins may do, by role. SuperAdmins may do everything. Accounts, keys, settings, the audit
            log and approvals of prices stay with them.
          </Typography>
          <Tools />
        </Box>
        {isError && (
          <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
            Could not load the roles.
          </Alert>
        )}
        {data ? <Permissions roles={data} /> : !isError && <Skeleton variant="rounded" height={480} />}
      </Stack>
    </Gate>
  );
}
