import { useEffect, useRef } from 'react';
import classes from './checkout.module.css';

/** What became of an order that was to be paid by a link, where there is nothing to pay. */
export function PayLinkEnd({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrap page">
      <section className={`card ${classes.notice}`}>
        <h1 ref={heading} tabIndex={-1} className={classes.noticeTitle}>
          {title}
        </h1>
        <p role="status">{text}</p>
      </section>
    </div>
  );
}
