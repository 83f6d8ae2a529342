import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { StaffRoleDetails } from '@aabha/contracts/staff-roles/staff-roles.schema';
import { PERMISSION_TEXTS } from '@aabha/contracts/staff-roles/staff-roles.values';
import { UnsavedGuard } from '../../components/UnsavedGuard';
import { formatCount } from '../../data/number-format';
import { STAFF_ROLES_KEY } from '../../data/staff-roles';
import type { StaffRoleProvider } from './staff-roles.data';
import { changeTexts, type PermissionChanges } from './use-permission-changes';

/** Saves the permissions of all roles, and keeps them where the server refuses. */
export function useSavePermissions({ changes, discard }: PermissionChanges) {
  const dataProvider = useDataProvider<StaffRoleProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: () => dataProvider.changePermissions({ changes: [...changes] }),
    onSuccess: ({ data }) => {
      queries.setQueryData(STAFF_ROLES_KEY, data);
      discard();
      notify('Permissions saved. They count from the next click of everybody.', { type: 'success' });
    },
    onError: () => queries.invalidateQueries({ queryKey: STAFF_ROLES_KEY }),
  });
}

interface PermissionSaveBarProps {
  roles: readonly StaffRoleDetails[];
  changes: PermissionChanges;
  saving: ReturnType<typeof useSavePermissions>;
}

/** What is not saved yet, in words, with the buttons that save or discard it; nothing without changes. */
export function PermissionSaveBar({ roles, changes, saving }: PermissionSaveBarProps) {
  const count = changes.changes.length;
  if (count === 0) return null;
  return (
    <Card
      role="region"
      aria-label="Changes that are not saved"
      sx={{ position: 'sticky', bottom: 8, zIndex: 4, p: 1.5, boxShadow: 6 }}
    >
      <UnsavedGuard unsaved />
      {saving.error && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {saving.error.message}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {formatCount(count, 'change', 'changes')}, not saved
          </Typography>
          {changeTexts(roles, changes.changes, (one) => PERMISSION_TEXTS[one].name).map((text) => (
            <Typography key={text} variant="body2" color="textSecondary">
              {text}
            </Typography>
          ))}
        </Box>
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
          <Button onClick={changes.discard} disabled={saving.isPending}>
            Discard
          </Button>
          <Button variant="contained" onClick={() => saving.mutate()} disabled={saving.isPending}>
            {saving.isPending ? 'Saving...' : 'Save'}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
