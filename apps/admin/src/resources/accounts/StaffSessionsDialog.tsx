import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { SessionList } from '../../components/sign-in/SessionList';
import { endStaffSessions, listStaffSessions } from '../../data/session-calls';
import type { StaffRecord } from './staff-record';

/** Where another member of the staff is logged in, for a SuperAdmin. */
export default function StaffSessionsDialog({ staff, onClose }: { staff: StaffRecord; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="staff-sessions">
      <DialogTitle id="staff-sessions">Logins of {staff.name}</DialogTitle>
      <DialogContent>
        <SessionList
          name={staff._id}
          list={() => listStaffSessions(staff._id)}
          endAll={{ label: 'Log out everywhere', call: () => endStaffSessions(staff._id) }}
          empty={`${staff.name} is not logged in.`}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
