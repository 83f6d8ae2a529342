import {
  Box,
  Card,
  FormControlLabel,
  List,
  ListItem,
  ListSubheader,
  MenuItem,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import type { StaffRoleDetails } from '@aabha/contracts/staff-roles/staff-roles.schema';
import {
  PERMISSION_GROUPS,
  PERMISSION_TEXTS,
  type Permission,
} from '@aabha/contracts/staff-roles/staff-roles.values';
import { formatCount } from '../../data/number-format';
import { RoleMenu } from './RoleMenu';
import type { PermissionChanges } from './use-permission-changes';

interface PermissionListProps {
  roles: readonly StaffRoleDetails[];
  changes: PermissionChanges;
  disabled: boolean;
}

interface PermissionSwitchProps extends Omit<PermissionListProps, 'roles'> {
  role: StaffRoleDetails;
  permission: Permission;
}

function PermissionSwitch({ role, permission, changes, disabled }: PermissionSwitchProps) {
  const { name, opens } = PERMISSION_TEXTS[permission];
  const isChanged = changes.isChanged(role, permission);
  return (
    <ListItem sx={isChanged ? { bgcolor: 'action.selected' } : undefined}>
      <FormControlLabel
        control={
          <Switch
            checked={changes.isGranted(role, permission)}
            disabled={disabled}
            onChange={(event) => changes.set(role, permission, event.target.checked)}
          />
        }
        labelPlacement="start"
        label={
          <>
            <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {name}
              {isChanged && ' (not saved)'}
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary">
              {opens}
            </Typography>
          </>
        }
        sx={{ m: 0, width: '100%', justifyContent: 'space-between', gap: 2 }}
      />
    </ListItem>
  );
}

/** On phones: the permissions of one role at a time. */
export function PermissionList({ roles, ...shared }: PermissionListProps) {
  const [chosen, setChosen] = useState(roles[0]?._id);
  const role = roles.find(({ _id }) => _id === chosen) ?? roles[0];
  if (!role) return null;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextField
          select
          fullWidth
          margin="none"
          label="Role"
          value={role._id}
          onChange={(event) => setChosen(event.target.value)}
          helperText={`${formatCount(role.memberCount, 'person has', 'people have')} it.`}
        >
          {roles.map(({ _id, name }) => (
            <MenuItem key={_id} value={_id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <RoleMenu role={role} />
      </Box>
      {Object.entries(PERMISSION_GROUPS).map(([group, permissions]) => (
        <Card key={group}>
          <List disablePadding subheader={<ListSubheader disableSticky>{group}</ListSubheader>}>
            {permissions.map((permission) => (
              <PermissionSwitch key={permission} role={role} permission={permission} {...shared} />
            ))}
          </List>
        </Card>
      ))}
    </>
  );
}
