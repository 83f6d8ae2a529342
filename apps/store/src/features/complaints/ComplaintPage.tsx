import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/complaints';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { describeError } from '../../lib/describe-error';
import { trpc } from '../../lib/trpc';
import type { ShownThread } from './complaint-draft';
import { ComplaintFacts } from './ComplaintFacts';
import { ComplaintThread } from './ComplaintThread';
import thread from '../../styles/thread.module.css';
import classes from './complaints.module.css';
import { ReplyForm } from './ReplyForm';

interface ComplaintPageProps {
  /** The ticket number or id of the address. */
  id: string;
  /** The key of a link in a mail. */
  linkKey: string | undefined;
}

/** Reads a complaint: the shopper's own, or that of a link. */
function useComplaint({ id, linkKey }: ComplaintPageProps) {
  const { client } = trpc.useUtils();
  const queryKey = ['complaint', id, linkKey ?? ''];
  const queries = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: async () =>
      linkKey === undefined
        ? (await client.complaints.get.query({ id })).complaint
        : (await client.complaints.getByLink.mutate({ key: linkKey })).complaint,
  });
  return { ...query, show: (complaint: ShownThread) => queries.setQueryData(queryKey, complaint) };
}

/** /complaint/{ticket}: a complaint with its thread and the form to reply (docs/spec/complaints.md#thread). */
export function ComplaintPage(props: ComplaintPageProps) {
  const { data: complaint, error, isPending, refetch, show } = useComplaint(props);
  if (isPending)
    return (
      <div className="wrap page">
        <div className={`skeleton ${classes.waiting}`} role="status" aria-label={common.loading} />
      </div>
    );
  if (!complaint)
    return (
      <div className={`wrap page ${classes.failed}`}>
        <h1>{texts.complaint(props.id)}</h1>
        <p role="alert">{describeError(error).message}</p>
        <Button kind="outline" onClick={() => void refetch()}>
          {common.retry}
        </Button>
        <Link to="/complaints" className={buttonClass({ kind: 'quiet' })}>
          {texts.complaints}
        </Link>
      </div>
    );
  return (
    <article className={`wrap page ${thread.thread}`}>
      <ComplaintFacts complaint={complaint} />
      <ComplaintThread complaint={complaint} linkKey={props.linkKey} />
      <ReplyForm complaint={complaint} linkKey={props.linkKey} onSent={show} />
    </article>
  );
}
