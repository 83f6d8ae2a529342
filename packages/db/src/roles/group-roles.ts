/**
 * The roles of the shop in a PostgreSQL server (docs/OPERATIONS.md#roles). None can log in: the operator's own roles are members.
 * `owner` owns everything and migrates, `app` serves requests, `worker` may do what only workers do as well, `report` reads.
 */
export const GROUP_ROLES = {
  owner: 'aabha_owner',
  app: 'aabha_app',
  worker: 'aabha_worker',
  report: 'aabha_report',
} as const;

/** The roles that get privileges of tables. */
export const GRANTED_ROLES = [GROUP_ROLES.app, GROUP_ROLES.worker, GROUP_ROLES.report] as const;
