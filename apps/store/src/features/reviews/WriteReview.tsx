import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import * as texts from '@aabha/messages/reviews';
import { Button } from '@aabha/ui/components/Button';
import { WRITE_HASH } from './write-hash';
import classes from './reviews.module.css';

const ReviewForm = lazy(() => import('./ReviewForm').then((module) => ({ default: module.ReviewForm })));

/** The heading of the section with its toggle and form (docs/spec/reviews.md#writing). */
export function WriteReview({ productId, title }: { productId: string; title: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    // Back from signing in, to send the draft.
    if (window.location.hash === `#${WRITE_HASH}`) setOpen(true);
  }, []);
  const finish = () => {
    setOpen(false);
    setIsSent(true);
    // The focused button is removed with the form.
    head.current?.focus();
  };
  const toggle = () => {
    setIsSent(false);
    setOpen(!open);
  };
  return (
    <>
      <header ref={head} id={WRITE_HASH} className={classes.head} tabIndex={-1}>
        {title}
        <Button kind="outline" aria-expanded={open} onClick={toggle}>
          {open ? texts.cancelReview : texts.writeReview}
        </Button>
      </header>
      {isSent && <p role="status">{texts.thankYou}</p>}
      {open && (
        <Suspense fallback={<div className={`skeleton ${classes.waiting}`} aria-hidden="true" />}>
          <ReviewForm productId={productId} onSent={finish} />
        </Suspense>
      )}
    </>
  );
}
