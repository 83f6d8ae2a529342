import { Box, Chip, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatDateTime } from '@aabha/contracts/time/india-time';

interface ShownMessage {
  _id: string;
  author: 'shopper' | 'shop' | 'note';
  name: string;
  text: string;
  created_at: string;
}

const BORDER: Record<ShownMessage['author'], string> = {
  shopper: 'divider',
  shop: 'primary.main',
  note: 'warning.main',
};

interface ThreadMessagesProps<M extends ShownMessage> {
  /** Oldest first. */
  messages: readonly M[];
  /** What else a message has, such as files. */
  children?: (message: M) => ReactNode;
}

/** What a customer and staff wrote to each other, and notes of staff, oldest first. */
export function ThreadMessages<M extends ShownMessage>({ messages, children }: ThreadMessagesProps<M>) {
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 2, m: 0, p: 0 }}>
      {messages.map((message) => (
        <Box
          key={message._id}
          component="li"
          sx={{ listStyle: 'none', borderLeft: 4, borderColor: BORDER[message.author], pl: 1.5, py: 0.5 }}
        >
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="body2" color="textSecondary">
              <strong>{message.name}</strong> · {formatDateTime(message.created_at)}
            </Typography>
            {message.author === 'note' && (
              <Chip size="small" variant="outlined" color="warning" label="Note for staff" />
            )}
          </Stack>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message.text}</Typography>
          {children?.(message)}
        </Box>
      ))}
    </Box>
  );
}
