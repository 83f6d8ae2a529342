import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import { StoredPhotos } from '../../components/StoredPhotos';
import { formatVisitDay } from '../../data/format-visit';
import type { InstallationProvider, InstallationRecord } from './installations.data';

interface VisitPhotosDialogProps {
  installation: InstallationRecord;
  onClose: () => void;
}

/** The technician's photos of an installation, and the serial number of the television. */
export function VisitPhotosDialog({ installation, onClose }: VisitPhotosDialogProps) {
  const titleId = useId();
  const dataProvider = useDataProvider<InstallationProvider>();
  const { name, serial, done_on: doneOn, photos } = installation;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Photos of the installation</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>
          {name}
          {serial && `, ${serial}`}, {formatVisitDay(doneOn)}
        </Typography>
        <StoredPhotos
          photos={photos}
          queryKey="installations"
          load={(id) => dataProvider.downloadVisitPhoto(id)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
