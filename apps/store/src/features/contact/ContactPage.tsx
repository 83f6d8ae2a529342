import * as texts from '@aabha/messages/contact';
import classes from './contact.module.css';
import { ContactForm } from './ContactForm';
import { ContactDetails } from './ContactDetails';

export function ContactPage() {
  return (
    <div className={`wrap page ${classes.page}`}>
      <header className={classes.head}>
        <h1>{texts.howCanWeHelp}</h1>
        <p className={`${classes.lead} soft`}>{texts.aPersonReplies}</p>
      </header>
      <section className={`card ${classes.formCard}`} aria-label={texts.writeToUs}>
        <ContactForm />
      </section>
      <ContactDetails />
    </div>
  );
}
