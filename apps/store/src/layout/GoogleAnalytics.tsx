import { useEffect, useRef, useState } from 'react';
import { Button } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { declined } from '../lib/analytics';
import { consentBrowser, onAskForConsent, readConsent, rememberConsent, type Consent } from '../lib/consent';
import { startGoogleAnalytics, stopGoogleAnalytics } from '../lib/google-analytics';
import { trpc } from '../lib/trpc';
import classes from './GoogleAnalytics.module.css';

const PRESENT: Record<Consent, string> = {
  granted: 'You have allowed it. You can change this here.',
  denied: 'You have said no. You can change this here.',
};

interface QuestionProps {
  consent: Consent | undefined;
  /** Moves the focus to the question when the visitor opened it. */
  takesFocus: boolean;
  onChoose: (consent: Consent) => void;
  onClose: () => void;
}

/** Both choices have equal weight; none is preselected. */
function Question({ consent, takesFocus, onChoose, onClose }: QuestionProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <section ref={place} tabIndex={-1} className={`card ${classes.question}`} aria-label="Google Analytics">
      <h2 className={classes.title}>May we use Google Analytics?</h2>
      {declined() ? (
        <p>
          Your browser asks sites not to track you (Do Not Track or Global Privacy Control), so Google
          Analytics stays off.
        </p>
      ) : (
        <p>
          It shows us which pages and televisions people look at. Google sets cookies and sees your IP
          address. The shop works the same without it. {consent && PRESENT[consent]}{' '}
          <Link to="/privacy-policy" hash="counting-visits">
            Privacy policy
          </Link>
        </p>
      )}
      <div className={classes.choices}>
        {declined() ? (
          <Button kind="outline" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button kind="outline" onClick={() => onChoose('denied')}>
              No, thanks
            </Button>
            <Button kind="outline" onClick={() => onChoose('granted')}>
              Yes, allow
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/**
 * Google Analytics behind a consent question: nothing is loaded before consent, and never under Do Not Track.
 */
export function GoogleAnalytics({ id }: { id: string }) {
  const [consent, setConsent] = useState(readConsent);
  /* For the ledger of consents; the choice holds even where it cannot be sent. */
  const record = trpc.consents.recordAnalytics.useMutation();
  const [focusOrigin, setFocusOrigin] = useState<Element | null>(null);
  useEffect(() => onAskForConsent(() => setFocusOrigin(document.activeElement ?? document.body)), []);
  useEffect(() => {
    if (consent === 'granted' && !declined()) startGoogleAnalytics(id);
  }, [consent, id]);
  const close = () => {
    if (focusOrigin instanceof HTMLElement) focusOrigin.focus();
    setFocusOrigin(null);
  };
  const choose = (choice: Consent) => {
    rememberConsent(choice);
    record.mutate({ browser: consentBrowser(), granted: choice === 'granted' });
    if (choice === 'denied' && consent === 'granted') stopGoogleAnalytics(id);
    setConsent(choice);
    close();
  };
  const isOpen = focusOrigin !== null || (consent === undefined && !declined());
  return isOpen ? (
    <Question consent={consent} takesFocus={focusOrigin !== null} onChoose={choose} onClose={close} />
  ) : null;
}
