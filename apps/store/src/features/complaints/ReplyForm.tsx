import { Link } from '@tanstack/react-router';
import * as texts from '@aabha/messages/complaints';
import { formatDay } from '@aabha/messages/dates';
import { closed } from '@aabha/messages/rich/complaints';
import { sendMessage } from '@aabha/messages/thread';
import { FilesField } from '../../components/FilesField';
import { formClient, formOf } from '../../lib/form-client';
import { ThreadReplyForm } from '../../components/ThreadReplyForm';
import { trpc } from '../../lib/trpc';
import { useFiles } from '../../lib/use-files';
import type { ShownThread } from './complaint-draft';
import { COMPLAINT_FILES } from './complaint-files';

interface ReplyFormProps {
  complaint: ShownThread;
  linkKey: string | undefined;
  onSent: (complaint: ShownThread) => void;
}

/** Returns how a reply is sent: with the key of a link or signed in, as a form where it has files. */
function useSend({ complaint: { _id: id }, linkKey: key }: ReplyFormProps, files: readonly File[]) {
  const { client } = trpc.useUtils();
  return async (text: string) => {
    if (files.length === 0)
      return key === undefined
        ? client.complaints.reply.mutate({ id, text })
        : client.complaints.replyByLink.mutate({ key, text });
    return key === undefined
      ? formClient().complaints.reply.mutate(formOf({ id, text }, files))
      : formClient().complaints.replyByLink.mutate(formOf({ key, text }, files));
  };
}

/** The form for a message of the shopper; to a resolved complaint it reopens it, for as long as that is possible. */
export function ReplyForm(props: ReplyFormProps) {
  const { complaint, onSent } = props;
  const attached = useFiles(COMPLAINT_FILES);
  const send = useSend(props, attached.files);
  const until = complaint.reply_until;
  if (until !== null && new Date(until) < new Date())
    return (
      <p className="soft">
        {closed((text) => (
          <Link to="/raise-complaint">{text}</Link>
        ))}
      </p>
    );
  return (
    <ThreadReplyForm
      intro={until !== null && <p>{texts.canReopenUntil(formatDay(until))}</p>}
      label={until === null ? sendMessage : texts.reopenAndSend}
      send={async (text) => {
        const answer = await send(text);
        attached.choose([]);
        onSent(answer.complaint);
      }}
      isUsable={attached.isUsable}
      onRefused={attached.refuse}
    >
      <FilesField
        kind={COMPLAINT_FILES}
        files={attached.files}
        error={attached.problem}
        onChange={attached.choose}
      />
    </ThreadReplyForm>
  );
}
