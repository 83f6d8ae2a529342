import { Link } from '@tanstack/react-router';
import { buttonClass } from '@aabha/ui/components/Button';
import { isShopper, useSession } from '../../lib/session';
import classes from './complaints.module.css';
import { GuestComplaintForm } from './GuestComplaintForm';
import { PreviousComplaints } from './PreviousComplaints';

/** /complaints: a shopper's complaints; for who is not signed in, the form for an order (docs/spec/complaints.md#without-signing-in). */
export function ComplaintsOverview() {
  const signedIn = isShopper(useSession());
  return (
    <div className={`wrap page ${classes.guest}`}>
      <header className={classes.intro}>
        <h1>Complaints</h1>
        {signedIn ? (
          <p>
            <Link to="/raise-complaint" className={buttonClass()}>
              Raise a complaint
            </Link>
          </p>
        ) : (
          <p className="soft">
            Tell us what went wrong with an order. If you have an account, please{' '}
            <Link to="/signin" search={{ redirect: '/complaints' }}>
              log in
            </Link>{' '}
            to see your complaints.
          </p>
        )}
      </header>
      {signedIn ? <PreviousComplaints /> : <GuestComplaintForm />}
      <p className="soft small">
        <Link to="/grievance">How we handle complaints, and our grievance officer</Link>
      </p>
    </div>
  );
}
