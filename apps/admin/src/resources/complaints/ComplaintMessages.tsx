import { Box, Chip, Stack, Typography } from '@mui/material';
import type { ComplaintMessage } from '@aabha/contracts/complaints/complaint-thread.schema';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { ComplaintThreadRecord } from './complaint-record';
import { ComplaintFileButton } from './ComplaintFileButton';

const BORDER: Record<ComplaintMessage['author'], string> = {
  shopper: 'divider',
  shop: 'primary.main',
  note: 'warning.main',
};

function Message({ message }: { message: ComplaintMessage }) {
  const { author, name, text, files, created_at: at } = message;
  return (
    <Box
      component="li"
      sx={{ listStyle: 'none', borderLeft: 4, borderColor: BORDER[author], pl: 1.5, py: 0.5 }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          <strong>{name}</strong> · {formatDateTime(at)}
        </Typography>
        {author === 'note' && <Chip size="small" variant="outlined" color="warning" label="Note for staff" />}
      </Stack>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      {files.map((file) => (
        <ComplaintFileButton key={file._id} file={file} />
      ))}
    </Box>
  );
}

/** The thread of a complaint, oldest first: its description, then messages and notes. */
export function ComplaintMessages({ complaint }: { complaint: ComplaintThreadRecord }) {
  const first: ComplaintMessage = {
    ...{ _id: complaint._id, author: 'shopper', name: complaint.name },
    ...{ text: complaint.description, files: complaint.files, created_at: complaint.created_at },
  };
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 2, m: 0, p: 0 }}>
      {[first, ...complaint.messages].map((message) => (
        <Message key={message._id} message={message} />
      ))}
    </Box>
  );
}
