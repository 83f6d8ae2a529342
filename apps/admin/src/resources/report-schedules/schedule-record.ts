import type { ReportRun, ReportSchedule } from '@aabha/contracts/report-schedules/report-schedules.schema';

export type ScheduleRecord = ReportSchedule & { id: string };
export type ScheduleDetailsRecord = ScheduleRecord & { runs: ReportRun[] };

/** How often schedules are read again: their runs change by themselves. */
export const REFRESH_MS = 5000;
