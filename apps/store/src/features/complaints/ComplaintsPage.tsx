import { ComplaintForm } from './ComplaintForm';
import classes from './complaints.module.css';
import { PreviousComplaints } from './PreviousComplaints';

/** /raise-complaint (docs/spec/complaints.md#form): the form beside earlier complaints. */
export function ComplaintsPage({ userId }: { userId: string }) {
  return (
    <div className="wrap page">
      <header className={classes.intro}>
        <h1>Raise a complaint</h1>
        <p className="soft">Tell us what went wrong and we will fix it.</p>
      </header>
      <div className={classes.columns}>
        <ComplaintForm userId={userId} />
        <PreviousComplaints />
      </div>
    </div>
  );
}
