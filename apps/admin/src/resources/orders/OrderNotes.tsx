import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { listNotes, type OrderNotes as Notes } from './order-notes';
import { NoteFileButton } from './NoteFileButton';
import { NoteForm } from './NoteForm';

type Note = Notes['notes'][number];

/** A text in which the names of mentioned staff stand out. */
function NoteText({ text, mentions }: Pick<Note, 'text' | 'mentions'>) {
  const names = mentions.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length);
  if (names.length === 0) return text;
  const escaped = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return text.split(new RegExp(`(${escaped.join('|')})`)).map((part, index) =>
    names.includes(part) ? (
      <Box key={index} component="strong" sx={{ color: 'primary.main' }}>
        {part}
      </Box>
    ) : (
      part
    ),
  );
}

function NoteEntry({ note }: { note: Note }) {
  return (
    <Box
      component="li"
      sx={{ listStyle: 'none', borderLeft: 4, borderColor: 'warning.main', pl: 1.5, py: 0.5 }}
    >
      <Typography variant="body2" color="textSecondary">
        <strong>{note.by.name}</strong> · {formatDateTime(note.created_at)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <NoteText text={note.text} mentions={note.mentions} />
      </Typography>
      {note.files.map((file) => (
        <NoteFileButton key={file._id} file={file} />
      ))}
    </Box>
  );
}

/** The notes of staff about an order, oldest first, and the form for another one (docs/spec/shipments.md#notes). */
export function OrderNotes({ orderId }: { orderId: string }) {
  const queryKey = ['orders', 'notes', orderId];
  const { data, error } = useQuery({ queryKey, queryFn: () => listNotes(orderId), retry: false });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <LinearProgress aria-label="Loading" />;
  return (
    <>
      {data.notes.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          No notes yet. Customers never see them.
        </Typography>
      )}
      <Box component="ol" aria-label="Notes" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0 }}>
        {data.notes.map((note) => (
          <NoteEntry key={note._id} note={note} />
        ))}
      </Box>
      <NoteForm key={orderId} orderId={orderId} staff={data.staff} queryKey={queryKey} />
    </>
  );
}
