import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { formatDateTime } from '@aabha/messages/dates';
import { types } from '@aabha/messages/installations';
import { formatPickupDay, parts } from '@aabha/messages/pickups';
import * as texts from '@aabha/messages/visits';
import { FailVisitForm } from './FailVisitForm';
import { FinishVisitForm } from './FinishVisitForm';
import classes from './visit.module.css';
import type { Visit } from './visit';

/** Whom and what the visit is for. */
function VisitFacts({ visit: { to, day, part, name, type, fee, note } }: { visit: Visit }) {
  const address = to && `${to.address}, ${to.city} ${to.zip}`;
  return (
    <dl className={classes.facts}>
      <dt>{texts.when}</dt>
      <dd>
        <strong>
          {formatPickupDay(day)}, {parts[part]}
        </strong>
      </dd>
      {to && address && (
        <>
          <dt>{texts.where}</dt>
          <dd>
            {to.name}
            <br />
            {address}
            <br />
            <a
              href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
              target="_blank"
              rel="noreferrer noopener"
            >
              {texts.openMap}
            </a>
          </dd>
          <dt>{texts.phone}</dt>
          <dd>
            <a href={`tel:${to.phone}`}>{formatPhone(to.phone)}</a>
          </dd>
        </>
      )}
      <dt>{texts.television}</dt>
      <dd>{name}</dd>
      <dt>{texts.kind}</dt>
      <dd>{types[type]}</dd>
      <dt>{texts.fee}</dt>
      <dd>{fee === 0 ? texts.noFee : <strong>{texts.takeFee(formatRupees(fee))}</strong>}</dd>
      {note && (
        <>
          <dt>{texts.note}</dt>
          <dd className={classes.note}>{note}</dd>
        </>
      )}
    </dl>
  );
}

/** A visit: while it is open its facts and how it ends, then what became of it. */
export function VisitView({ token, visit }: { token: string; visit: Visit }) {
  const { state } = visit;
  if (state !== 'open')
    return (
      <div className={`wrap page ${classes.page}`}>
        <section className={`card ${classes.card}`} role="status">
          <h1 className={classes.title}>{texts.ended[state]}</h1>
          <p>
            {visit.name}, {formatPickupDay(visit.day)}
          </p>
          <p className="soft">{texts.endedHint}</p>
        </section>
      </div>
    );
  return (
    <div className={`wrap page ${classes.page}`}>
      <section className={`card ${classes.card}`}>
        <h1 className={classes.title}>{texts.heading}</h1>
        <VisitFacts visit={visit} />
        <p className="soft small">
          {texts.privacy} {texts.validUntil(formatDateTime(visit.valid_until))}
        </p>
      </section>
      <FinishVisitForm token={token} needsSerial={visit.needs_serial} />
      <FailVisitForm token={token} />
    </div>
  );
}
