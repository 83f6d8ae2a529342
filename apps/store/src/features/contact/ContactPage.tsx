import classes from './contact.module.css';
import { ContactForm } from './ContactForm';
import { ContactDetails } from './ContactDetails';

export function ContactPage() {
  return (
    <div className={`wrap page ${classes.page}`}>
      <header className={classes.head}>
        <h1>How can we help?</h1>
        <p className={`${classes.lead} soft`}>
          Before you buy, while you wait, or years later: a person reads this and answers.
        </p>
      </header>
      <section className={`card ${classes.formCard}`} aria-label="Write to us">
        <ContactForm />
      </section>
      <ContactDetails />
    </div>
  );
}
