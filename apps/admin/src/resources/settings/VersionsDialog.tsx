import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import { SECTION_LABELS } from '@aabha/contracts/shop-settings/section-labels';
import type { SettingsSection, SettingsVersion } from '@aabha/contracts/shop-settings/settings.staff.schema';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { ChangeList } from './ChangeList';
import { changesBetween, emptyValue } from './section-fields';
import type { SettingsProvider } from './settings.data';
import { useSettingsAction } from './use-settings-action';

interface VersionProps {
  settings: SettingsSection;
  version: SettingsVersion;
  before: SettingsVersion | undefined;
  onRestored: () => void;
}

function Version({ settings, version, before, onRestored }: VersionProps) {
  const { section, published, draft, updated_at } = settings;
  const dataProvider = useDataProvider<SettingsProvider>();
  const restoring = useSettingsAction(
    () => dataProvider.restoreSettingsVersion({ section, version: version.version, updated_at }),
    { done: `Version ${version.version} is the draft now. It is not published yet.`, onDone: onRestored },
  );
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'grid', gap: 1, py: 1.5, borderTop: 1, borderColor: 'divider' },
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          flexWrap: 'wrap',
        }}
      >
        <Typography variant="body2">
          <strong>Version {version.version}</strong>, {formatDateTime(version.published_at)}
          {version.published_by === null ? ' at the first start' : ` by ${version.published_by}`}
          {version.published_by !== null && version.note !== '' && `: ${version.note}`}
        </Typography>
        {version.version !== published?.version && (
          <Button
            size="small"
            disabled={draft !== null}
            loading={restoring.isPending}
            onClick={() => restoring.mutate()}
          >
            Restore as draft
          </Button>
        )}
      </Box>
      <ChangeList changes={changesBetween(section, before?.value ?? emptyValue(section), version.value)} />
    </Box>
  );
}

/** The versions of a section, newest first, each with what it changed (docs/spec/settings.md#versions). */
export function VersionsDialog({ settings, onClose }: { settings: SettingsSection; onClose: () => void }) {
  const { section, draft } = settings;
  const titleId = useId();
  const dataProvider = useDataProvider<SettingsProvider>();
  const { data: versions, isError } = useQuery({
    queryKey: ['settings-versions', section],
    queryFn: () => dataProvider.listSettingsVersions({ section }).then(({ data }) => data.versions),
  });
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Versions of {SECTION_LABELS[section].label.toLowerCase()}</DialogTitle>
      <DialogContent>
        {draft && (
          <Alert severity="info" sx={{ mb: 1 }}>
            Publish or discard the draft before you restore a version.
          </Alert>
        )}
        {isError && <Alert severity="error">Could not load the versions.</Alert>}
        {!versions && !isError && <Skeleton variant="rounded" height={120} />}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {versions?.map((version, index) => (
            <Version
              key={version.version}
              settings={settings}
              version={version}
              before={versions[index + 1]}
              onRestored={onClose}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
