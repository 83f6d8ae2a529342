import type { AccessRow } from './access-row';

/** Procedures of report schedules, which only SuperAdmins may call: they alone see reports. */
export const REPORT_SCHEDULE_ACCESS = {
  'reportSchedules.create': { may: 'superAdmins', shared: ['recipients'] },
  'reportSchedules.get': { may: 'superAdmins', shared: ['id'] },
  'reportSchedules.list': { may: 'superAdmins' },
  'reportSchedules.remove': { may: 'superAdmins', shared: ['id'] },
  'reportSchedules.send': { may: 'superAdmins', shared: ['id'] },
  'reportSchedules.update': { may: 'superAdmins', shared: ['id', 'recipients'] },
} as const satisfies Record<string, AccessRow>;
