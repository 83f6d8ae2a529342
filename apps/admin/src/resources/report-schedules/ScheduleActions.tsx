import { Button, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRedirect } from 'react-admin';
import { reportTitle } from '@aabha/contracts/report-schedules/schedule-texts';
import type { ReportScheduleProvider } from '../../data/report-schedules';
import { useAct } from '../../data/use-act';
import type { ScheduleRecord } from './schedule-record';

const ScheduleDialog = lazy(() =>
  import('../../components/report-schedules/ScheduleDialog').then((module) => ({
    default: module.ScheduleDialog,
  })),
);

interface DeleteQuestionProps {
  schedule: ScheduleRecord;
  isOpen: boolean;
  close: () => void;
}

function DeleteQuestion({ schedule, isOpen, close }: DeleteQuestionProps) {
  const dataProvider = useDataProvider<ReportScheduleProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const removal = useMutation({
    mutationFn: () => dataProvider.removeReportSchedule(schedule.id),
    onSuccess: () => {
      notify('The report schedule is deleted.', { type: 'success' });
      redirect('/admin-dashboard/report-schedules');
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: close,
  });
  return (
    <Confirm
      isOpen={isOpen}
      loading={removal.isPending}
      title={`Delete the schedule of ${reportTitle(schedule.report)}?`}
      content="The report is not mailed any more, and the record of its mails goes with it. The report itself stays. This cannot be undone."
      confirm="Delete"
      confirmColor="warning"
      onConfirm={() => removal.mutate()}
      onClose={close}
    />
  );
}

/** What can be done with a schedule. */
export function ScheduleActions({ schedule }: { schedule: ScheduleRecord }) {
  const dataProvider = useDataProvider<ReportScheduleProvider>();
  const [asked, setAsked] = useState<'edit' | 'delete'>();
  const close = () => setAsked(undefined);
  const isActive = schedule.state === 'active';
  const { report, period, every, weekday, month_day, hour, updated_at } = schedule;
  const form = {
    ...{ period, every, weekday, month_day, hour },
    recipients: schedule.recipients.map(({ _id }) => _id),
  };
  const send = useAct(() => dataProvider.sendReportNow(schedule.id), 'The report is being made and mailed.');
  const setState = useAct(
    () =>
      dataProvider.updateReportSchedule({
        ...{ id: schedule.id, report, ...form, updated_at, state: isActive ? 'paused' : 'active' },
      }),
    isActive ? 'The schedule is paused.' : 'The schedule is active again.',
  );
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="contained"
        loading={send.isPending}
        disabled={form.recipients.length === 0}
        onClick={() => send.mutate()}
      >
        Send now
      </Button>
      <Button variant="outlined" onClick={() => setAsked('edit')}>
        Edit
      </Button>
      <Button
        variant="outlined"
        loading={setState.isPending}
        disabled={form.recipients.length === 0}
        onClick={() => setState.mutate()}
      >
        {isActive ? 'Pause' : 'Resume'}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setAsked('delete')}>
        Delete
      </Button>
      {asked === 'edit' && (
        <Suspense>
          <ScheduleDialog report={report} schedule={schedule} start={form} onClose={close} />
        </Suspense>
      )}
      <DeleteQuestion schedule={schedule} isOpen={asked === 'delete'} close={close} />
    </Stack>
  );
}
