import { Typography, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, SimpleList } from 'react-admin';
import { issueText } from '@aabha/contracts/complaints/complaints.rules';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { RelativeTimeField } from '../components/RelativeTimeField';
import { useMayOpen } from '../components/use-may-open';
import { ClockField } from '../resources/complaints/ClockField';
import type { ComplaintRecord } from '../resources/complaints/complaint-record';
import { ComplaintLinkField } from '../resources/complaints/ComplaintLinkField';
import { ListPanel } from './ListPanel';

const Column = DataTable.Col<ComplaintRecord>;
const empty = <Typography sx={{ px: 2, pb: 2 }}>Every complaint is resolved.</Typography>;

const assigneeOf = ({ assigned_to: assignee }: ComplaintRecord) => assignee?.name ?? 'Nobody';

function ComplaintTable() {
  return (
    <DataTable<ComplaintRecord> rowClick="show" bulkActionButtons={false} empty={empty}>
      <Column
        label="Ticket"
        render={(complaint) => (
          <strong>
            <ComplaintLinkField {...complaint} />
          </strong>
        )}
      />
      <Column label="Customer" render={({ name }) => name} />
      <Column label="About" render={issueText} />
      <Column label="Raised" render={({ created_at }) => <RelativeTimeField iso={created_at} />} />
      <Column label="Assigned to" render={assigneeOf} />
      <Column label="Due" align="right" render={(complaint) => <ClockField complaint={complaint} />} />
    </DataTable>
  );
}

/** On phones: one complaint a row. */
function ComplaintRows() {
  return (
    <SimpleList<ComplaintRecord>
      rowClick="show"
      primaryText={({ ticketNumber, name }) => `${ticketNumber} · ${name}`}
      secondaryText={(complaint) => `${issueText(complaint)} · ${assigneeOf(complaint)}`}
      tertiaryText={(complaint) => <ClockField complaint={complaint} />}
      empty={empty}
    />
  );
}

/** Complaints that are not resolved, those that are due first on top; SuperAdmin only (docs/spec/complaints.md#breaches). */
export function OpenComplaints() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (!useMayOpen()('complaints')) return null;
  return (
    <ListPanel
      resource="complaints"
      title="Complaints by due date"
      linkText="All open complaints"
      filter={{ open: true }}
      sort={{ field: 'due_at', order: 'ASC' }}
      perPage={STAFF_PAGE_SIZES.dashboardComplaints}
    >
      {isPhone ? <ComplaintRows /> : <ComplaintTable />}
    </ListPanel>
  );
}
