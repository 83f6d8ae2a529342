import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import { SelectInput, TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@aabha/contracts/language/language';
import { SendVisitLinkInput } from '@aabha/contracts/installations/visits.schema';
import { VISIT_LINK_DAYS } from '@aabha/contracts/installations/visits.values';
import { FormDialog } from '../../components/FormDialog';
import { TypingDialog } from '../../components/TypingDialog';
import { formErrors } from '../../data/form-errors';
import { formatVisit } from '../../data/format-visit';
import type { InstallationProvider, InstallationRecord } from './installations.data';

const errorsOf = formErrors(SendVisitLinkInput);
const LANGUAGE_CHOICES = LANGUAGES.map((id) => ({ id, name: LANGUAGE_FACTS[id].englishName }));

interface Typed {
  email: string | null;
  note: string | null;
  language: Language;
}

interface SendLinkDialogProps {
  installation: InstallationRecord;
  onClose: () => void;
}

/** The link that was made, to be copied: it is shown once. */
function MadeLink({ link, isMailed, onClose }: { link: string; isMailed: boolean; onClose: () => void }) {
  const titleId = useId();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notify('Link copied.', { type: 'success' }),
      () => notify('The browser does not let us copy. Please select the link.', { type: 'warning' }),
    );
  return (
    <TypingDialog unsaved={false} busy={false} onClose={onClose} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Link of the technician</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="success">
          {isMailed ? 'The technician will get an email.' : 'Please send it to the technician.'} It is shown
          once; an earlier link works no more.
        </Alert>
        <TextField
          label="Link"
          value={link}
          fullWidth
          multiline
          slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
        />
        <Typography variant="body2" color="textSecondary">
          It works until {VISIT_LINK_DAYS} days after the visit.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" onClick={() => void copy()}>
          Copy link
        </Button>
      </DialogActions>
    </TypingDialog>
  );
}

/** Makes the link of a technician to a visit, and mails it where an address is entered. */
export function SendLinkDialog({ installation, onClose }: SendLinkDialogProps) {
  const dataProvider = useDataProvider<InstallationProvider>();
  const refresh = useRefresh();
  const [made, setMade] = useState<{ link: string; isMailed: boolean }>();
  /* The form closes after saving; the link has to be seen then. */
  const isMade = useRef(false);
  const sent = ({ email, note, language }: Typed): SendVisitLinkInput => ({
    ...{ id: installation._id, language, ...(note && { note }) },
    ...(email && { email }),
  });
  const save = async (typed: Typed) => {
    const { data } = await dataProvider.sendVisitLink(sent(typed));
    isMade.current = true;
    setMade({ link: data.link, isMailed: Boolean(typed.email) });
    refresh();
  };
  if (made) return <MadeLink {...made} onClose={onClose} />;
  return (
    <FormDialog<Typed>
      title="Link for the technician"
      save="Make link"
      saving="Making..."
      maxWidth="xs"
      values={{ email: '', note: '', language: 'en' }}
      validate={(typed) => errorsOf(sent(typed as Typed))}
      onSave={save}
      onClose={() => isMade.current || onClose()}
    >
      <p>
        {installation.name}, {formatVisit(installation)}
      </p>
      {installation.link_until && (
        <Alert severity="info">There is a link already. It ends when you make another one.</Alert>
      )}
      <TextInput
        source="email"
        type="email"
        label="Email of the technician"
        helperText="Left empty, you copy the link. The address is not stored."
        fullWidth
      />
      <TextInput
        source="note"
        label="Note for the technician"
        multiline
        minRows={2}
        helperText={false}
        fullWidth
      />
      <SelectInput
        source="language"
        label="Language"
        choices={LANGUAGE_CHOICES}
        helperText={false}
        fullWidth
      />
    </FormDialog>
  );
}
