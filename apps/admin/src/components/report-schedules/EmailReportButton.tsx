import ScheduleSendIcon from '@mui/icons-material/ScheduleSendOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import type { ScheduledReport } from '@aabha/contracts/report-schedules/report-schedules.schema';
import type {
  SchedulePeriod,
  ScheduleRhythm,
} from '@aabha/contracts/report-schedules/report-schedules.values';
import type { ReportPreset } from '@aabha/contracts/reports/reports.values';
import { useIsSuperAdmin } from '../use-person';

const ScheduleDialog = lazy(() =>
  import('./ScheduleDialog').then((module) => ({ default: module.ScheduleDialog })),
);

/** What a schedule begins with: the period that is nearest to that of the screen. */
const STARTS: Partial<Record<ReportPreset | 'custom', readonly [SchedulePeriod, ScheduleRhythm]>> = {
  today: ['yesterday', 'day'],
  '7': ['last-7-days', 'week'],
  month: ['month-to-date', 'week'],
  'last-month': ['last-month', 'month'],
  '90': ['last-quarter', 'month'],
};

interface EmailReportButtonProps {
  /** The report as it stands on the screen. */
  report: ScheduledReport;
  preset: ReportPreset | 'custom';
}

/** Has the report of a screen mailed on a schedule; SuperAdmin only. */
export function EmailReportButton({ report, preset }: EmailReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { identity } = useGetIdentity();
  if (!useIsSuperAdmin()) return null;
  const [period, every] = STARTS[preset] ?? ['last-week', 'week'];
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ScheduleSendIcon />}
        onClick={() => setOpen(true)}
        sx={{ height: 40, mt: 1 }}
      >
        Email this report…
      </Button>
      {isOpen && (
        <Suspense>
          <ScheduleDialog
            report={report}
            start={{
              ...{ period, every, weekday: 1, month_day: 1, hour: 8 },
              recipients: identity?.id ? [String(identity.id)] : [],
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
