import EditIcon from '@mui/icons-material/EditOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { SavedReply } from '@aabha/contracts/saved-replies/saved-replies.schema';
import { RemoveRowButton } from '../../components/RemoveRowButton';
import type { SavedReplyProvider } from './saved-replies.data';

const SavedReplyDialog = lazy(() =>
  import('./SavedReplyDialog').then((module) => ({ default: module.SavedReplyDialog })),
);

/** Edits or deletes a saved reply. */
export function SavedReplyActions({ reply }: { reply: SavedReply }) {
  const [editing, setEditing] = useState(false);
  const dataProvider = useDataProvider<SavedReplyProvider>();
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Tooltip title="Edit">
        <IconButton size="small" aria-label={`Edit ${reply.name}`} onClick={() => setEditing(true)}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <RemoveRowButton
        action="Delete"
        name={reply.name}
        question={{
          title: `Delete ${reply.name}?`,
          content: 'Staff can no longer choose it. Answers that were written with it stay.',
        }}
        remove={() => dataProvider.removeSavedReply(reply._id)}
        done="Saved reply deleted."
      />
      {editing && (
        <Suspense>
          <SavedReplyDialog reply={reply} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </span>
  );
}
