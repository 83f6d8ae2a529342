import {
  SCHEDULE_STATES,
  SCHEDULED_REPORTS,
} from '@aabha/contracts/report-schedules/report-schedules.values';
import { choiceFilter, withId, type ListQuery } from '../../data/list-query';
import { reportScheduleActions } from '../../data/report-schedules';
import { api } from '../../data/trpc';
import type { ScheduleDetailsRecord } from './schedule-record';

const list: ListQuery = async (page, params) => {
  const { scheduleList, scheduleCount } = await api.reportSchedules.list.query({
    ...page,
    filters: {
      ...choiceFilter(params, 'report', SCHEDULED_REPORTS),
      ...choiceFilter(params, 'state', SCHEDULE_STATES),
    },
  });
  return { data: scheduleList.map(withId), total: scheduleCount };
};

/** Returns a schedule with its last runs. */
export async function getReportSchedule(id: string): Promise<ScheduleDetailsRecord> {
  const { schedule, runs } = await api.reportSchedules.get.query({ id });
  return { ...withId(schedule), runs };
}

export const reportScheduleData = { list, actions: reportScheduleActions };
