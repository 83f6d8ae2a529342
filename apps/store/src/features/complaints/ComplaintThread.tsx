import { ThreadMessages } from '../../components/ThreadMessages';
import { ComplaintFiles } from './ComplaintFiles';
import type { ShownThread } from './complaint-draft';

interface ComplaintThreadProps {
  complaint: ShownThread;
  linkKey: string | undefined;
}

/** The texts of a complaint, oldest first: what was complained of, then the messages of both sides. */
export function ComplaintThread({ complaint, linkKey }: ComplaintThreadProps) {
  const first = {
    ...{ _id: complaint._id, author: 'shopper' as const, name: complaint.name },
    ...{ text: complaint.description, files: complaint.files, created_at: complaint.created_at },
  };
  return (
    <ThreadMessages messages={[first, ...complaint.messages]}>
      {({ files }) => <ComplaintFiles files={files} linkKey={linkKey} />}
    </ThreadMessages>
  );
}
