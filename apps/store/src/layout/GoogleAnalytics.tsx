import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as texts from '@aabha/messages/analytics-consent';
import * as common from '@aabha/messages/common';
import { Button } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { declined } from '../lib/analytics';
import { onAskForConsent } from '../lib/ask-for-consent';
import { consentBrowser, onConsentChange, readConsent, rememberConsent, type Consent } from '../lib/consent';
import { startGoogleAnalytics, stopGoogleAnalytics } from '../lib/google-analytics';
import { trpc } from '../lib/trpc';
import classes from './GoogleAnalytics.module.css';

const PRESENT: Record<Consent, string> = {
  granted: texts.youAllowedIt,
  denied: texts.youSaidNo,
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
      <h2 className={classes.title}>{texts.mayWeUseIt}</h2>
      {declined() ? (
        <p>{texts.browserAsksNotToTrack}</p>
      ) : (
        <p>
          {texts.whatItShows} {consent && PRESENT[consent]}{' '}
          <Link to="/privacy-policy" hash="counting-visits">
            {texts.privacyPolicy}
          </Link>
        </p>
      )}
      <div className={classes.choices}>
        {declined() ? (
          <Button kind="outline" onClick={onClose}>
            {common.close}
          </Button>
        ) : (
          <>
            <Button kind="outline" onClick={() => onChoose('denied')}>
              {texts.noThanks}
            </Button>
            <Button kind="outline" onClick={() => onChoose('granted')}>
              {texts.yesAllow}
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
  /* The privacy centre and other tabs change it too. */
  const consent = useSyncExternalStore(onConsentChange, readConsent);
  /* For the ledger of consents; the choice holds even where it cannot be sent. */
  const record = trpc.consents.recordAnalytics.useMutation();
  const [focusOrigin, setFocusOrigin] = useState<Element | null>(null);
  useEffect(() => onAskForConsent(() => setFocusOrigin(document.activeElement ?? document.body)), []);
  useEffect(() => {
    if (consent !== 'granted' || declined()) return undefined;
    startGoogleAnalytics(id);
    return () => stopGoogleAnalytics(id);
  }, [consent, id]);
  const close = () => {
    if (focusOrigin instanceof HTMLElement) focusOrigin.focus();
    setFocusOrigin(null);
  };
  const choose = (choice: Consent) => {
    rememberConsent(choice);
    record.mutate({ browser: consentBrowser(), granted: choice === 'granted' });
    close();
  };
  const isOpen = focusOrigin !== null || (consent === undefined && !declined());
  return isOpen ? (
    <Question consent={consent} takesFocus={focusOrigin !== null} onChoose={choose} onClose={close} />
  ) : null;
}
