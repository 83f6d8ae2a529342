import type { ReactNode } from 'react';
import { formatDateTime } from '@aabha/messages/dates';
import { messages as heading } from '@aabha/messages/thread';
import classes from '../styles/thread.module.css';

interface ShownMessage {
  _id: string;
  author: 'shopper' | 'shop' | 'note';
  name: string;
  text: string;
  created_at: string;
}

interface ThreadMessagesProps<M extends ShownMessage> {
  /** Oldest first. */
  messages: readonly M[];
  /** What else a message has, such as files. */
  children?: (message: M) => ReactNode;
}

/** What a customer and the shop wrote to each other, oldest first. */
export function ThreadMessages<M extends ShownMessage>({ messages, children }: ThreadMessagesProps<M>) {
  return (
    <section className={classes.section} aria-labelledby="messages">
      <h2 id="messages">{heading}</h2>
      <ol className={classes.messages}>
        {messages.map((message) => (
          <li
            key={message._id}
            className={message.author === 'shop' ? `${classes.message} ${classes.fromShop}` : classes.message}
          >
            <p className={classes.note}>
              <strong className={classes.name}>{message.name}</strong> ·{' '}
              <time dateTime={message.created_at}>{formatDateTime(message.created_at)}</time>
            </p>
            <p className={classes.text}>{message.text}</p>
            {children?.(message)}
          </li>
        ))}
      </ol>
    </section>
  );
}
