import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useNavigate } from 'react-router-dom';

/** Shown to staff without access to a screen; OK goes back (docs/spec/back-office.md#access). */
export function Unauthorized() {
  const navigate = useNavigate();
  const goBack = () => {
    /* A screen opened by its address has no previous one, and one that was closed while it was open is the previous one. */
    if (window.history.length > 2 && !location.pathname.endsWith('/access-denied')) void navigate(-1);
    else void navigate('/admin-dashboard', { replace: true });
  };
  return (
    <Dialog open onClose={goBack} aria-labelledby="unauthorized-title" aria-describedby="unauthorized-text">
      <DialogTitle id="unauthorized-title">Unauthorized Access</DialogTitle>
      <DialogContent>
        <DialogContentText id="unauthorized-text">
          You don&apos;t have permission to access this page. Please contact your administrator.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={goBack} variant="contained" autoFocus>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}
