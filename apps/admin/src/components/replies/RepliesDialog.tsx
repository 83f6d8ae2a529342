import {
  Alert,
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItemButton,
  ListItemText,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CaseKind } from '@aabha/contracts/cases/cases.values';
import type { FilledReply } from '@aabha/contracts/saved-replies/saved-replies.schema';
import { api, toHttpError } from '../../data/trpc';

interface RepliesDialogProps {
  of: { kind: CaseKind; id: string };
  onChoose: (text: string) => void;
  onClose: () => void;
}

function Reply({ reply, onChoose }: { reply: FilledReply; onChoose: (text: string) => void }) {
  return (
    <ListItemButton onClick={() => onChoose(reply.text)} sx={{ borderRadius: 2, alignItems: 'start' }}>
      <ListItemText
        disableTypography
        primary={
          <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {reply.name}
            </Typography>
            {reply.language === 'hi' && (
              <Chip component="span" size="small" variant="outlined" label="Hindi" />
            )}
          </Box>
        }
        secondary={
          <Typography
            variant="body2"
            color="textSecondary"
            lang={reply.language}
            sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {reply.text}
          </Typography>
        }
      />
    </ListItemButton>
  );
}

/** The saved replies that suit a case, in the words for its customer, to choose one. */
export function RepliesDialog({ of, onChoose, onClose }: RepliesDialogProps) {
  const titleId = useId();
  const [search, setSearch] = useState('');
  const { data, error, isPending } = useQuery({
    queryKey: ['saved-replies', 'for-case', of],
    queryFn: () => api.savedReplies.forCase.query(of).then(({ replyList }) => replyList, toHttpError),
    retry: false,
    gcTime: 0,
  });
  const wanted = search.trim().toLowerCase();
  const shown = data?.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(wanted)) ?? [];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Saved replies</DialogTitle>
      <DialogContent>
        {isPending && <Skeleton variant="rounded" height={120} />}
        {error && <Alert severity="error">{error.message}</Alert>}
        {data && data.length > 0 && (
          <TextField
            label="Search"
            fullWidth
            autoFocus
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
        {data && shown.length === 0 && (
          <Typography color="textSecondary">
            {data.length === 0 ? 'No saved reply suits this yet.' : 'No saved reply has these words.'}
          </Typography>
        )}
        <List>
          {shown.map((reply) => (
            <li key={reply._id}>
              <Reply reply={reply} onChoose={onChoose} />
            </li>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button component={Link} to="/admin-dashboard/saved-replies" target="_blank">
          Manage saved replies
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
