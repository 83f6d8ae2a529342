import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Confirm, useDataProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { SECTION_LABELS } from '@aabha/contracts/shop-settings/section-labels';
import type { SettingsSection } from '@aabha/contracts/shop-settings/settings.staff.schema';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { ChangeList } from './ChangeList';
import { MissingTranslations } from './MissingTranslations';
import { PublishDialog } from './PublishDialog';
import { PublishedValue } from './PublishedValue';
import { changesBetween, emptyValue } from './section-fields';
import { SectionDialog } from './SectionDialog';
import type { SettingsProvider } from './settings.data';
import { useSettingsAction } from './use-settings-action';
import { VersionsDialog } from './VersionsDialog';

type Draft = NonNullable<SettingsSection['draft']>;
type Open = 'edit' | 'publish' | 'discard' | 'versions' | undefined;

function DiscardDraft({ settings, onClose }: { settings: SettingsSection; onClose: () => void }) {
  const { section, updated_at } = settings;
  const dataProvider = useDataProvider<SettingsProvider>();
  const discarding = useSettingsAction(() => dataProvider.discardSettingsDraft({ section, updated_at }), {
    done: 'Draft discarded.',
    onDone: onClose,
  });
  return (
    <Confirm
      isOpen
      loading={discarding.isPending}
      title={`Discard the draft of ${SECTION_LABELS[section].label.toLowerCase()}?`}
      content="What is published stays as it is."
      cancel="Keep draft"
      confirm="Discard"
      confirmColor="warning"
      onConfirm={() => discarding.mutate()}
      onClose={onClose}
    />
  );
}

function DraftAlert({
  settings,
  draft,
  onOpen,
}: {
  settings: SettingsSection;
  draft: Draft;
  onOpen: (open: Open) => void;
}) {
  const { section, published } = settings;
  const changes = changesBetween(section, published?.value ?? emptyValue(section), draft.value);
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Draft of {draft.saved_by}, not published.
        {changes.length === 0 && ' It is the same as the published version.'}
      </Typography>
      <ChangeList changes={changes} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button
          size="small"
          variant="contained"
          disabled={changes.length === 0}
          onClick={() => onOpen('publish')}
        >
          Preview and publish
        </Button>
        <Button size="small" color="inherit" onClick={() => onOpen('discard')}>
          Discard draft
        </Button>
      </Box>
    </Alert>
  );
}

/** Returns the ref of a card that comes into view when the address names it: it is rendered after the address was opened. */
function useShownAt(id: string) {
  const { hash } = useLocation();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${id}`) card.current?.scrollIntoView();
  }, [hash, id]);
  return card;
}

/** A section: what is published, its draft, and the actions on both. */
export function SectionCard({ settings }: { settings: SettingsSection }) {
  const { section, published, draft } = settings;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { label } = SECTION_LABELS[section];
  const headingId = `section-${section}`;
  const card = useShownAt(headingId);
  return (
    <Card
      ref={card}
      component="section"
      aria-labelledby={headingId}
      sx={{ p: 2, display: 'grid', gap: 1.5, scrollMarginTop: 80 }}
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
        <Typography id={headingId} component="h2" variant="h6">
          {label}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1 }}>
          {published && (
            <Button size="small" aria-label={`Versions of ${label}`} onClick={() => setOpen('versions')}>
              Versions
            </Button>
          )}
          <Button
            size="small"
            variant="outlined"
            aria-label={`Edit ${label}`}
            onClick={() => setOpen('edit')}
          >
            Edit
          </Button>
        </Box>
      </Box>
      {draft && <DraftAlert settings={settings} draft={draft} onOpen={setOpen} />}
      {published && <MissingTranslations section={section} value={published.value} />}
      {published ? (
        <>
          <PublishedValue section={section} value={published.value} />
          <Typography variant="body2" color="textSecondary">
            Version {published.version}, published {formatDateTime(published.published_at)}
            {published.published_by === null ? ' at the first start' : ` by ${published.published_by}`}
          </Typography>
        </>
      ) : (
        <Typography color="textSecondary">Not entered yet.</Typography>
      )}
      {open === 'edit' && <SectionDialog settings={settings} onClose={close} />}
      {open === 'publish' && draft && <PublishDialog settings={settings} draft={draft} onClose={close} />}
      {open === 'discard' && <DiscardDraft settings={settings} onClose={close} />}
      {open === 'versions' && <VersionsDialog settings={settings} onClose={close} />}
    </Card>
  );
}
