import { useQuery } from '@tanstack/react-query';
import { api, toHttpError } from './trpc';

/** What is read again once roles of staff change. */
export const STAFF_ROLES_KEY: readonly string[] = ['staff-roles'];

/** Reads the roles of staff with their permissions. */
export const useStaffRoles = () =>
  useQuery({
    queryKey: STAFF_ROLES_KEY,
    queryFn: () => api.staffRoles.list.query().then(({ roleList }) => roleList, toHttpError),
    meta: { live: ['customers'] },
  });
