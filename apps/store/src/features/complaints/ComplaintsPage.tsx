import * as texts from '@aabha/messages/complaints';
import type { ComplaintAbout } from './complaint-draft';
import { ComplaintForm } from './ComplaintForm';
import classes from './complaints.module.css';
import { PreviousComplaints } from './PreviousComplaints';

/** /raise-complaint (docs/spec/complaints.md#form): the form beside earlier complaints. */
export function ComplaintsPage({ userId, about }: { userId: string; about: ComplaintAbout }) {
  return (
    <div className="wrap page">
      <header className={classes.intro}>
        <h1>{texts.raiseComplaint}</h1>
        <p className="soft">{texts.whatWentWrong}</p>
      </header>
      <div className={classes.columns}>
        <ComplaintForm userId={userId} about={about} />
        <PreviousComplaints />
      </div>
    </div>
  );
}
