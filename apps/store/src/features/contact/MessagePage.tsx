import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/contact';
import { sendMessage } from '@aabha/messages/thread';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { describeError } from '../../lib/describe-error';
import { ThreadMessages } from '../../components/ThreadMessages';
import { ThreadReplyForm } from '../../components/ThreadReplyForm';
import { trpc } from '../../lib/trpc';
import classes from '../../styles/thread.module.css';

interface MessagePageProps {
  /** The reference of the address. */
  id: string;
  /** The key of a link in a mail. */
  linkKey: string;
}

/** /message/{reference}: a message to the shop with its answers, and the form to reply (docs/spec/contact.md#thread). */
export function MessagePage({ id, linkKey: key }: MessagePageProps) {
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const queryKey = ['message', key];
  const {
    data: thread,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async () => (await client.contact.getByLink.mutate({ key })).thread,
  });
  if (isPending)
    return (
      <div className="wrap page">
        <div className={`skeleton ${classes.waiting}`} role="status" aria-label={common.loading} />
      </div>
    );
  if (!thread)
    return (
      <div className={`wrap page ${classes.failed}`}>
        <h1>{texts.messageTitle(id)}</h1>
        <p role="alert">{describeError(error).message}</p>
        <Button kind="outline" onClick={() => void refetch()}>
          {common.retry}
        </Button>
        <Link to="/contact" className={buttonClass({ kind: 'quiet' })}>
          {texts.writeToUs}
        </Link>
      </div>
    );
  const { _id, name, subject, message, created_at } = thread;
  const first = { _id, author: 'shopper' as const, name, text: message, created_at };
  return (
    <article className={`wrap page ${classes.thread}`}>
      <header>
        <h1>{texts.messageTitle(thread.reference)}</h1>
        <p className="soft">{subject}</p>
      </header>
      <ThreadMessages messages={[first, ...thread.replies]} />
      <ThreadReplyForm
        intro={thread.state === 'closed' && <p>{texts.isClosed}</p>}
        label={sendMessage}
        send={async (text) => {
          const answer = await client.contact.replyByLink.mutate({ key, text });
          queries.setQueryData(queryKey, answer.thread);
        }}
      />
    </article>
  );
}
