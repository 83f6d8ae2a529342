import { RETURN_DAYS, WARRANTY_CLAIM_PAPERS } from '@aabha/contracts/settings/promises';
import { Link } from '@tanstack/react-router';
import { Helpline } from './Contacts';
import type { ContentDocument } from './content';

export const UNBOXING_POLICY: ContentDocument = {
  title: 'Unboxing policy',
  lead: 'Ten careful minutes on the day of delivery save weeks afterwards.',
  description:
    'How to receive and open a new television: what to check before you sign, why to film the opening, who may install it, and what to do when something is damaged or missing.',
  updated: '2026-11-01',
  sections: [
    {
      id: 'before-you-sign',
      title: 'Before you sign',
      body: () => (
        <>
          <p>Stand the carton upright and walk round it once, with the courier still there.</p>
          <ul>
            <li>The model on the label is the one that you ordered.</li>
            <li>The tape is whole, and nobody has opened the carton before you.</li>
            <li>No side is crushed, wet or pierced.</li>
          </ul>
          <p>
            If something is wrong, write it on the courier’s slip and take a photograph before you sign. If
            the carton is badly damaged, you may refuse it: it comes back to us, and you get another one or
            your money.
          </p>
        </>
      ),
    },
    {
      id: 'film-it',
      title: 'Film the opening',
      body: () => (
        <p>
          Please film it with a phone, in one take, from the closed carton with its label in sight until the
          set is switched on. We do not refuse a return for want of a film, but with one we can decide on the
          same day and have the courier answer for the damage.
        </p>
      ),
    },
    {
      id: 'who-may-open',
      title: 'Who may open and install it',
      body: (shop) => (
        <>
          <p>
            A television above 43 inches takes two people. If it goes on a wall, let an authorised technician
            open and install it: call <Helpline {...shop} /> and we name one near you, with the price of the
            visit, before anything is agreed.
          </p>
          <p>
            We are not responsible for damage to a product that was opened or installed by an unauthorised
            person. Standing a set on its own feet, as the leaflet shows, is something that you may of course
            do yourself.
          </p>
        </>
      ),
    },
    {
      id: 'step-by-step',
      title: 'Step by step',
      body: () => (
        <ol>
          <li>
            Leave the carton in the room for an hour if it is cold or damp, so that no water forms inside.
          </li>
          <li>Cut the tape only; a blade that goes deeper can reach the panel.</li>
          <li>
            Lift the set by its lower edge and its back, never by the screen, and never lay it on its face.
          </li>
          <li>Fix the feet or the stand before you let go.</li>
          <li>Peel off the film, plug it in and let it run for half an hour.</li>
        </ol>
      ),
    },
    {
      id: 'what-is-inside',
      title: 'What should be inside',
      body: () => (
        <p>
          The television, its stand or feet with screws, the remote control with batteries, the power cable,
          the leaflet and the warranty card. What else belongs to your model is listed on its page. Keep{' '}
          {WARRANTY_CLAIM_PAPERS} together: every{' '}
          <Link to="/privacy-policy" hash="warranty">
            warranty claim
          </Link>{' '}
          needs both.
        </p>
      ),
    },
    {
      id: 'something-is-wrong',
      title: 'If something is wrong',
      body: (shop) => (
        <>
          <p>
            Tell us on the same day if you can, and at the latest within {RETURN_DAYS} days of delivery: under{' '}
            <Link to="/myorders">My Orders</Link>, by calling <Helpline {...shop} />, or from the{' '}
            <Link to="/contact">contact page</Link>. Say what you see, and add the film or photographs when we
            ask.
          </p>
          <p>
            Put the set back into its carton as it was, with everything that came with it. We collect it;
            please do not send it yourself.
          </p>
        </>
      ),
    },
  ],
};
