import { Link } from '@tanstack/react-router';
import * as texts from '@aabha/messages/complaints';
import { logInForComplaints } from '@aabha/messages/rich/complaints';
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
        <h1>{texts.complaints}</h1>
        {signedIn ? (
          <p>
            <Link to="/raise-complaint" className={buttonClass()}>
              {texts.raiseComplaint}
            </Link>
          </p>
        ) : (
          <p className="soft">
            {logInForComplaints((text) => (
              <Link to="/signin" search={{ redirect: '/complaints' }}>
                {text}
              </Link>
            ))}
          </p>
        )}
      </header>
      {signedIn ? <PreviousComplaints /> : <GuestComplaintForm />}
      <p className="soft small">
        <Link to="/grievance">{texts.howWeHandle}</Link>
      </p>
    </div>
  );
}
