import type { ComplaintMessage } from '@aabha/contracts/complaints/complaint-thread.schema';
import { ThreadMessages } from '../../components/ThreadMessages';
import type { ComplaintThreadRecord } from './complaint-record';
import { ComplaintFileButton } from './ComplaintFileButton';

/** The thread of a complaint, oldest first: its description, then messages and notes. */
export function ComplaintMessages({ complaint }: { complaint: ComplaintThreadRecord }) {
  const first: ComplaintMessage = {
    ...{ _id: complaint._id, author: 'shopper', name: complaint.name },
    ...{ text: complaint.description, files: complaint.files, created_at: complaint.created_at },
  };
  return (
    <ThreadMessages messages={[first, ...complaint.messages]}>
      {({ files }) => files.map((file) => <ComplaintFileButton key={file._id} file={file} />)}
    </ThreadMessages>
  );
}
