import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ChoiceValues } from '@aabha/contracts/shop-settings/choice-values';
import { SECTION_LABELS } from '@aabha/contracts/shop-settings/section-labels';
import type { Section } from '@aabha/contracts/shop-settings/section-values';
import type { SettingsSection } from '@aabha/contracts/shop-settings/settings.staff.schema';
import { ChangeList } from './ChangeList';
import { changesBetween, emptyValue, isText } from './section-fields';
import { SectionPreview } from './SectionPreview';
import type { SettingsProvider } from './settings.data';
import { useSettingsAction } from './use-settings-action';

interface PublishDialogProps {
  settings: SettingsSection;
  draft: NonNullable<SettingsSection['draft']>;
  onClose: () => void;
}

/** Returns what a publication of a section changes, and what stays. */
function effectOf(section: Section): string {
  if (isText(section) || section === 'hero')
    return 'Pages show this within half a minute. Orders keep the version that was accepted with them.';
  if (section === 'holidays')
    return 'New orders get delivery dates by these days. Dates that were promised do not change.';
  if (section in ChoiceValues)
    return 'This counts at once. Returns that were marked as filed, issued documents and placed orders do not change.';
  return 'Emails and new invoices state this at once, pages within half a minute. Invoices and credit notes that were issued do not change.';
}

/** Publishes a draft after a question that names each change (docs/spec/settings.md#publication). */
export function PublishDialog({ settings, draft, onClose }: PublishDialogProps) {
  const { section, published, updated_at } = settings;
  const titleId = useId();
  const [note, setNote] = useState('');
  const dataProvider = useDataProvider<SettingsProvider>();
  const publishing = useSettingsAction(() => dataProvider.publishSettings({ section, updated_at, note }), {
    done: `${SECTION_LABELS[section].label} published.`,
    onDone: onClose,
  });
  const changes = changesBetween(section, published?.value ?? emptyValue(section), draft.value);
  return (
    <Dialog
      open
      fullWidth
      maxWidth={isText(section) || section === 'hero' ? 'md' : 'sm'}
      onClose={publishing.isPending ? undefined : onClose}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Publish {SECTION_LABELS[section].label.toLowerCase()}?</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{effectOf(section)}</DialogContentText>
        {publishing.error && <Alert severity="error">{publishing.error.message}</Alert>}
        <ChangeList changes={changes} />
        <SectionPreview section={section} value={draft.value} />
        <TextField
          label="Note for the list of versions (optional)"
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          fullWidth
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={publishing.isPending}>
          Cancel
        </Button>
        <Button variant="contained" loading={publishing.isPending} onClick={() => publishing.mutate()}>
          Publish
        </Button>
      </DialogActions>
    </Dialog>
  );
}
