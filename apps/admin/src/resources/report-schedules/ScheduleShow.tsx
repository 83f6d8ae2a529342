import { ShowBase, Title } from 'react-admin';
import { Gate } from '../../components/Gate';
import { REFRESH_MS } from './schedule-record';
import { ScheduleContent } from './ScheduleContent';

/** A report schedule with its last runs (docs/spec/report-schedules.md#screens). */
export function ScheduleShow() {
  return (
    <Gate resource="report-schedules">
      <Title title="Report schedule" />
      <ShowBase queryOptions={{ refetchInterval: REFRESH_MS }}>
        <ScheduleContent />
      </ShowBase>
    </Gate>
  );
}
