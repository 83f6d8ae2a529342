import classes from './contact.module.css';
import { ContactForm } from './ContactForm';
import { ContactDetails } from './ContactDetails';

export function ContactPage() {
  return (
    <div className={`wrap page ${classes.page}`}>
      <header className={classes.head}>
        <h1>How can we help?</h1>
        <p className={`${classes.lead} soft`}>
          Before or after you buy, a real person reads your message and replies.
        </p>
      </header>
      <section className={`card ${classes.formCard}`} aria-label="Write to us">
        <ContactForm />
      </section>
      <ContactDetails />
    </div>
  );
}
