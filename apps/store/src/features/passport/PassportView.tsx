import { useEffect, useRef } from 'react';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/passport';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { Link } from '@tanstack/react-router';
import type { ApiOutputs } from '../../lib/trpc';
import { PassportReminder } from './PassportReminder';
import { PassportTransfer } from './PassportTransfer';
import { headlineOf, summaryOf } from './cover-texts';
import classes from './passport.module.css';

type Shown = ApiOutputs['passports']['get'];

function Facts({ passport }: { passport: Shown['passport'] }) {
  const facts = [
    [texts.model, passport.model_number],
    [texts.serial, passport.serial],
    [texts.begins, passport.starts_on && formatDay(passport.starts_on)],
    [texts.ends, passport.ends_on && formatDay(passport.ends_on)],
    [texts.extendedEnds, passport.extended_ends_on && formatDay(passport.extended_ends_on)],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Claims({ claims }: Pick<Shown['passport'], 'claims'>) {
  return (
    <section className={`card ${classes.part}`}>
      <h2>{texts.claims}</h2>
      {claims.length === 0 && <p className="soft">{texts.noClaims}</p>}
      <ul className={classes.claims}>
        {claims.map(({ number, status, created_at: at }) => (
          <li key={number}>
            <span>{texts.claimRow(number, formatDay(at))}</span>
            <strong>{texts.claimStatus[status]}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The front: what it is, how its warranty stands, and the code that opens this page. */
function Cover({ passport, qr }: Pick<Shown, 'passport' | 'qr'>) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <article className={`card ${classes.cover}`} data-state={passport.state}>
      <div className={classes.set}>
        <p className={classes.kind}>{texts.warrantyPassport}</p>
        {passport.picture && <ResponsivePicture picture={passport.picture} alt="" sizes="360px" priority />}
        <p className={classes.name}>{passport.name}</p>
      </div>
      <div className={classes.standing}>
        <h1 ref={title} tabIndex={-1}>
          {headlineOf(passport)}
        </h1>
        <p className={classes.summary}>{summaryOf(passport)}</p>
        <Facts passport={passport} />
      </div>
      <figure className={classes.code}>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt={texts.qrLabel}
          width={132}
          height={132}
        />
        <figcaption>{texts.qrHint}</figcaption>
      </figure>
    </article>
  );
}

/** Leads the owner to the form that knows order or television, and others to the one that asks for them. */
function Claim({ passport: { order_id: order, serial_id: television, serial } }: Pick<Shown, 'passport'>) {
  const about = order ? { order, serial } : { television, serial };
  return order || television ? (
    <Link to="/raise-complaint" search={about} className={buttonClass()}>
      {texts.claim}
    </Link>
  ) : (
    <Link to="/complaints" className={buttonClass()}>
      {texts.claim}
    </Link>
  );
}

/** The warranty passport of one television (docs/spec/warranty-passport.md#page). */
export function PassportView({ passport, qr, token }: Shown & { token: string }) {
  const isCovered = passport.state === 'covered' || passport.state === 'extended';
  return (
    <div className={`wrap page ${classes.page}`}>
      <Cover passport={passport} qr={qr} />
      <div className={classes.actions}>
        {isCovered && <Claim passport={passport} />}
        <Link to="/pixel-lab" className={buttonClass({ kind: 'outline' })}>
          {texts.checkPanel}
        </Link>
        <Link
          to="/set-up/$id"
          params={{ id: passport.product_id }}
          className={buttonClass({ kind: 'outline' })}
        >
          {texts.setUpGuide}
        </Link>
        <Button kind="quiet" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <div className={classes.columns}>
        <section className={`card ${classes.part}`}>
          <h2>{texts.whatIsCovered}</h2>
          <ul className={classes.covers}>
            {texts.covers.map((cover) => (
              <li key={cover}>{cover}</li>
            ))}
          </ul>
          <p className="soft">
            {passport.is_transferred ? texts.passportIsProof : texts.keepInvoice}{' '}
            <Link to="/privacy-policy">{texts.warrantyPolicy}</Link>
          </p>
        </section>
        <Claims claims={passport.claims} />
      </div>
      {passport.reminder !== null && <PassportReminder token={token} reminder={passport.reminder} />}
      {passport.is_owner && <PassportTransfer passport={passport} token={token} />}
      <p className="soft small">{texts.privacy}</p>
    </div>
  );
}
