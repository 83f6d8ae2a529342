import CheckIcon from '@mui/icons-material/CheckOutlined';
import {
  Box,
  Card,
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Fragment } from 'react';
import type { StaffRoleDetails } from '@aabha/contracts/staff-roles/staff-roles.schema';
import {
  PERMISSION_GROUPS,
  PERMISSION_TEXTS,
  type Permission,
} from '@aabha/contracts/staff-roles/staff-roles.values';
import { formatCount } from '../../data/number-format';
import { RoleMenu } from './RoleMenu';
import type { PermissionChanges } from './use-permission-changes';

const ROLE_PX = 124;
const NAME_PX = 300;
const CHANGED = { bgcolor: 'warning.light' } as const;
/* The first column stays while roles scroll by. */
const STAYS = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' } as const;

/** The id of what is said of a box that is not saved. */
const NOT_SAVED = 'permission-not-saved';

interface MatrixProps {
  roles: readonly StaffRoleDetails[];
  changes: PermissionChanges;
  disabled: boolean;
}

function Heads({ roles }: Pick<MatrixProps, 'roles'>) {
  return (
    <TableHead>
      <TableRow>
        <TableCell sx={{ position: 'sticky', left: 0, zIndex: 3, width: NAME_PX, minWidth: NAME_PX }}>
          Permission
        </TableCell>
        {roles.map((role) => (
          <TableCell key={role._id} align="center" sx={{ minWidth: ROLE_PX, verticalAlign: 'top' }}>
            <Box sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 0.5 }}>
              <Box component="span" sx={{ overflowWrap: 'break-word' }}>
                {role.name}
              </Box>
              <RoleMenu role={role} />
            </Box>
            <Typography variant="body2" color="textSecondary">
              {formatCount(role.memberCount, 'person', 'people')}
            </Typography>
          </TableCell>
        ))}
        <TableCell align="center" sx={{ minWidth: ROLE_PX, verticalAlign: 'top' }}>
          <Box sx={{ minHeight: 34, display: 'grid', placeContent: 'center' }}>SuperAdmin</Box>
          <Typography variant="body2" color="textSecondary">
            Always everything
          </Typography>
        </TableCell>
      </TableRow>
    </TableHead>
  );
}

function PermissionRow({ permission, roles, changes, disabled }: MatrixProps & { permission: Permission }) {
  const { name, opens } = PERMISSION_TEXTS[permission];
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={STAYS}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {opens}
        </Typography>
      </TableCell>
      {roles.map((role) => (
        <TableCell
          key={role._id}
          align="center"
          sx={changes.isChanged(role, permission) ? CHANGED : undefined}
        >
          <Checkbox
            checked={changes.isGranted(role, permission)}
            disabled={disabled}
            onChange={(event) => changes.set(role, permission, event.target.checked)}
            slotProps={{
              input: {
                'aria-label': `${name} for ${role.name}`,
                ...(changes.isChanged(role, permission) && { 'aria-describedby': NOT_SAVED }),
              },
            }}
          />
        </TableCell>
      ))}
      <TableCell align="center">
        <CheckIcon titleAccess="Yes" color="disabled" />
      </TableCell>
    </TableRow>
  );
}

/** What each role may do: a row for each permission, a column for each role. */
export function PermissionMatrix(props: MatrixProps) {
  const { roles } = props;
  return (
    <Card>
      <span id={NOT_SAVED} hidden>
        Not saved
      </span>
      <TableContainer sx={{ maxHeight: 'calc(100vh - 260px)', minHeight: 360 }}>
        <Table stickyHeader size="small" aria-label="Permissions of roles">
          <Heads roles={roles} />
          {Object.entries(PERMISSION_GROUPS).map(([group, permissions]) => (
            <Fragment key={group}>
              <TableBody>
                <TableRow>
                  <TableCell
                    component="th"
                    scope="rowgroup"
                    colSpan={roles.length + 2}
                    sx={{ ...STAYS, pt: 2, fontWeight: 700, color: 'text.secondary' }}
                  >
                    {group}
                  </TableCell>
                </TableRow>
                {permissions.map((permission) => (
                  <PermissionRow key={permission} permission={permission} {...props} />
                ))}
              </TableBody>
            </Fragment>
          ))}
        </Table>
      </TableContainer>
    </Card>
  );
}
