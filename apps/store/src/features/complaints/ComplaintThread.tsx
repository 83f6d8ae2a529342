import { messages } from '@aabha/messages/complaints';
import { formatDateTime } from '@aabha/messages/dates';
import { ComplaintFiles } from './ComplaintFiles';
import type { ShownThread } from './complaint-draft';
import classes from './complaints.module.css';

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
    <section className={classes.previous} aria-labelledby="messages">
      <h2 id="messages">{messages}</h2>
      <ol className={`${classes.messages} ${classes.wide}`}>
        {[first, ...complaint.messages].map(({ _id, author, name, text, files, created_at: at }) => (
          <li
            key={_id}
            className={author === 'shop' ? `${classes.message} ${classes.fromShop}` : classes.message}
          >
            <p className={classes.note}>
              <strong className={classes.ticket}>{name}</strong> ·{' '}
              <time dateTime={at}>{formatDateTime(at)}</time>
            </p>
            <p className={classes.description}>{text}</p>
            <ComplaintFiles files={files} linkKey={linkKey} />
          </li>
        ))}
      </ol>
    </section>
  );
}
