import {
  COMPLAINT_ACKNOWLEDGED_HOURS,
  COMPLAINT_REOPEN_DAYS,
  COMPLAINT_RESOLVED_MONTHS,
} from '@aabha/contracts/settings/promises';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import { PostalAddress, SupportEmail, SupportPhone } from './Contacts';
import classes from './grievance.module.css';
import { MonthlyCounts } from './MonthlyCounts';

const RESOLVED_WITHIN = COMPLAINT_RESOLVED_MONTHS === 1 ? 'one month' : `${COMPLAINT_RESOLVED_MONTHS} months`;

function HowToComplain() {
  return (
    <section aria-labelledby="how-to-complain">
      <h2 id="how-to-complain">How to complain</h2>
      <ol className={classes.steps}>
        <li>
          Logged in, <Link to="/raise-complaint">raise a complaint</Link>. Without logging in,{' '}
          <Link to="/complaints">name your order and your email</Link>. You can add pictures and PDF files.
        </li>
        <li>
          You get a ticket number by email at once, {COMPLAINT_ACKNOWLEDGED_HOURS} hours later at the latest.
        </li>
        <li>We answer by email. Open the link in it to reply or to add files.</li>
        <li>
          We resolve every complaint within {RESOLVED_WITHIN}. If you are not satisfied, you can reopen it
          within {COMPLAINT_REOPEN_DAYS} days.
        </li>
      </ol>
    </section>
  );
}

/** The grievance page: officer, how to complain, and the counts of each month (docs/spec/complaints.md#grievance-page). */
export function GrievancePage() {
  const [settings] = trpc.settings.get.useSuspenseQuery(undefined, { staleTime: Infinity });
  const [{ months }] = trpc.complaints.monthlyCounts.useSuspenseQuery();
  const { brand, shippingFee: shippingFeeRupees, picturesAreDrawings } = settings;
  const shop = { brand, shippingFeeRupees, picturesAreDrawings, hasGoogleAnalytics: false };
  return (
    <article className={`wrap page ${classes.page}`}>
      <header className={classes.head}>
        <h1>Complaints and grievances</h1>
        <p className="soft">
          What to do when something went wrong, who is responsible for it, and how well we keep our promises.
        </p>
      </header>
      <HowToComplain />
      <section aria-labelledby="grievance-officer">
        <h2 id="grievance-officer">Grievance officer</h2>
        <p>
          {brand.grievanceOfficer}, Grievance Officer
          <br />
          <SupportEmail {...shop} />
          <br />
          <SupportPhone {...shop} />, {brand.hours}
        </p>
        <PostalAddress {...shop} />
        <p>You may also turn to the National Consumer Helpline at 1915.</p>
      </section>
      <MonthlyCounts months={months} />
    </article>
  );
}
