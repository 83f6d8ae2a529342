import { lazy } from 'react';
import { useDataProvider } from 'react-admin';
import type { SavedReply } from '@aabha/contracts/saved-replies/saved-replies.schema';
import { EditRowButton } from '../../components/EditRowButton';
import { RemoveRowButton } from '../../components/RemoveRowButton';
import type { SavedReplyProvider } from './saved-replies.data';

const SavedReplyDialog = lazy(() =>
  import('./SavedReplyDialog').then((module) => ({ default: module.SavedReplyDialog })),
);

/** Edits or deletes a saved reply. */
export function SavedReplyActions({ reply }: { reply: SavedReply }) {
  const dataProvider = useDataProvider<SavedReplyProvider>();
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <EditRowButton
        name={reply.name}
        dialog={(onClose) => <SavedReplyDialog reply={reply} onClose={onClose} />}
      />
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
    </span>
  );
}
