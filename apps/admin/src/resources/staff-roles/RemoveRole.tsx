import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Confirm, useDataProvider, useNotify } from 'react-admin';
import type { StaffRoleDetails } from '@aabha/contracts/staff-roles/staff-roles.schema';
import { formatCount } from '../../data/number-format';
import { STAFF_ROLES_KEY, useStaffRoles } from '../../data/staff-roles';
import type { StaffRoleProvider } from './staff-roles.data';

/** Removes a role after a question that says which role its members get. */
export function RemoveRole({ role, onClose }: { role: StaffRoleDetails; onClose: () => void }) {
  const dataProvider = useDataProvider<StaffRoleProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const first = useStaffRoles().data?.find(({ isFirst }) => isFirst)?.name ?? 'SubAdmin';
  const removal = useMutation({
    mutationFn: () => dataProvider.removeStaffRole(role._id),
    onSuccess: () => notify(`The role ${role.name} is removed.`, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: STAFF_ROLES_KEY });
      onClose();
    },
  });
  const people = formatCount(role.memberCount, 'person', 'people');
  return (
    <Confirm
      isOpen
      loading={removal.isPending}
      title={`Remove the role ${role.name}?`}
      content={
        role.memberCount === 0
          ? 'Nobody has it. It cannot be brought back.'
          : `${people} with this role will have the role ${first}, from their next click on. It cannot be brought back.`
      }
      cancel="Cancel"
      confirm="Remove"
      confirmColor="warning"
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    />
  );
}
