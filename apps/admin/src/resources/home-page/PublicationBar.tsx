import { Alert, Box, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify } from 'react-admin';
import type { HomeArrangement } from '@aabha/contracts/home/home.staff.schema';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { changesBetween } from './home-sections';
import type { HomePageProvider } from './home-page.data';
import { useArrangementAction } from './use-arrangement';

interface QuestionProps {
  home: HomeArrangement;
  onClose: () => void;
}

function PublishQuestion({ home, onClose }: QuestionProps) {
  const publishing = useArrangementAction(
    (provider, { updated_at }) => provider.publishHome({ updated_at }),
    { home, done: 'Home page published.', onDone: onClose },
  );
  return (
    <Confirm
      isOpen
      loading={publishing.isPending}
      title="Publish the home page?"
      content={
        <>
          Shoppers see this within half a minute.
          <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {changesBetween(home.published, home.draft ?? []).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </>
      }
      cancel="Cancel"
      confirm="Publish"
      onConfirm={() => publishing.mutate()}
      onClose={onClose}
    />
  );
}

function DiscardQuestion({ home, onClose }: QuestionProps) {
  const discarding = useArrangementAction(
    (provider, { updated_at }) => provider.discardHomeDraft({ updated_at }),
    { home, done: 'Draft discarded.', onDone: onClose },
  );
  return (
    <Confirm
      isOpen
      loading={discarding.isPending}
      title="Discard the draft of the home page?"
      content="What is published stays as it is."
      cancel="Keep draft"
      confirm="Discard"
      confirmColor="warning"
      onConfirm={() => discarding.mutate()}
      onClose={onClose}
    />
  );
}

/** Opens the home page of the draft in the shop. */
function PreviewButton() {
  const dataProvider = useDataProvider<HomePageProvider>();
  const notify = useNotify();
  const opening = useMutation({
    mutationFn: () => dataProvider.getHomePreviewLink(),
    onSuccess: ({ data }) => {
      window.open(data.url, '_blank', 'noopener');
      notify(`The preview works until ${formatDateTime(data.expires_at)} for whoever has its link.`);
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button size="small" variant="outlined" disabled={opening.isPending} onClick={() => opening.mutate()}>
      Preview
    </Button>
  );
}

const publishedText = ({ published_at: at, published_by: by }: HomeArrangement) =>
  at === null
    ? 'Shoppers see the home page as it came with the shop.'
    : `Published ${formatDateTime(at)}${by === null ? '' : ` by ${by}`}.`;

/** What is published, whether a draft waits, and the actions on it. */
export function PublicationBar({ home }: { home: HomeArrangement }) {
  const [open, setOpen] = useState<'publish' | 'discard'>();
  const close = () => setOpen(undefined);
  return (
    <Alert
      severity={home.draft ? 'warning' : 'success'}
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 0', minWidth: 0 },
        '& .MuiAlert-action': { flex: { xs: '1 0 100%', sm: '0 0 auto' }, pl: { xs: 0, sm: 2 } },
      }}
      action={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end', width: '100%' }}>
          {home.draft && (
            <Button size="small" color="inherit" onClick={() => setOpen('discard')}>
              Discard draft
            </Button>
          )}
          <PreviewButton />
          <Button size="small" variant="contained" disabled={!home.draft} onClick={() => setOpen('publish')}>
            Publish
          </Button>
        </Box>
      }
    >
      {home.draft && (
        <Typography variant="body2">
          Draft{home.saved_by === null ? '' : ` of ${home.saved_by}`}, not published.
        </Typography>
      )}
      <Typography variant="body2">{publishedText(home)}</Typography>
      {open === 'publish' && <PublishQuestion home={home} onClose={close} />}
      {open === 'discard' && <DiscardQuestion home={home} onClose={close} />}
    </Alert>
  );
}
