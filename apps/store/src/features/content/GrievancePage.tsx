import {
  COMPLAINT_ACKNOWLEDGED_HOURS,
  COMPLAINT_REOPEN_DAYS,
  COMPLAINT_RESOLVED_MONTHS,
} from '@aabha/contracts/settings/promises';
import * as texts from '@aabha/messages/grievance-page';
import { openingHours } from '@aabha/messages/opening-hours';
import * as rich from '@aabha/messages/rich/grievance-page';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { trpc } from '../../lib/trpc';
import { PostalAddress, SupportEmail, SupportPhone } from './Contacts';
import classes from './grievance.module.css';
import { MonthlyCounts } from './MonthlyCounts';

function HowToComplain() {
  return (
    <section aria-labelledby="how-to-complain">
      <h2 id="how-to-complain">{texts.howToComplain}</h2>
      <ol className={classes.steps}>
        <li>
          {rich.howToRaise(
            (text) => (
              <Link to="/raise-complaint">{text}</Link>
            ),
            (text) => (
              <Link to="/complaints">{text}</Link>
            ),
          )}
        </li>
        <li>{texts.ticketNumber(COMPLAINT_ACKNOWLEDGED_HOURS)}</li>
        <li>{texts.weAnswer}</li>
        <li>{texts.weResolve(COMPLAINT_RESOLVED_MONTHS, COMPLAINT_REOPEN_DAYS)}</li>
      </ol>
    </section>
  );
}

/** Who is named by law beside the grievance officer; nothing where nobody is. */
function Contact({ title, name, email, phone }: Record<'title' | 'name' | 'email' | 'phone', string>) {
  const titleId = useId();
  if (name === '') return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p>
        {name}
        <br />
        <SupportEmail brand={{ supportEmail: email }} />
        {phone !== '' && (
          <>
            <br />
            <SupportPhone brand={{ phone }} />
          </>
        )}
      </p>
    </section>
  );
}

/** The grievance page: officer, how to complain, and the counts of each month (docs/spec/complaints.md#grievance-page). */
export function GrievancePage() {
  const [settings] = trpc.settings.get.useSuspenseQuery(undefined, { staleTime: Infinity });
  const [legal] = trpc.settings.legalContacts.useSuspenseQuery();
  const [{ months }] = trpc.complaints.monthlyCounts.useSuspenseQuery();
  const { brand, shippingFee: shippingFeeRupees, picturesAreDrawings } = settings;
  const shop = { brand, shippingFeeRupees, picturesAreDrawings, hasGoogleAnalytics: false };
  return (
    <article className={`wrap page ${classes.page}`}>
      <header className={classes.head}>
        <h1>{texts.complaintsAndGrievances}</h1>
        <p className="soft">{texts.intro}</p>
      </header>
      <HowToComplain />
      <section aria-labelledby="grievance-officer">
        <h2 id="grievance-officer">{texts.grievanceOfficer}</h2>
        <p>
          {texts.officer(brand.grievanceOfficer, legal)}
          <br />
          <SupportEmail {...shop} />
          <br />
          <SupportPhone {...shop} />, {openingHours(brand.hours)}
        </p>
        <PostalAddress {...shop} />
        <p>{texts.helpline}</p>
      </section>
      <Contact
        title={texts.nodalPerson}
        name={legal.nodalPerson}
        email={legal.nodalEmail}
        phone={legal.nodalPhone}
      />
      <Contact
        title={texts.personalData}
        name={legal.privacyContact}
        email={legal.privacyEmail}
        phone={legal.privacyPhone}
      />
      <MonthlyCounts months={months} />
    </article>
  );
}
