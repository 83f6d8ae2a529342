import { RETURN_DAYS, WARRANTY_CLAIM_PAPERS } from '@aabha/contracts/settings/promises';
import { Link } from '@tanstack/react-router';
import { Helpline } from './Contacts';
import type { ContentDocument } from './content';

export const UNBOXING_POLICY: ContentDocument = {
  title: 'Unboxing policy',
  lead: 'Ten careful minutes on delivery day can save you weeks of trouble.',
  description:
    'How to receive and open a new television: what to check before you sign, why to record a video, who may install it, and what to do when something is damaged or missing.',
  updated: '2026-11-01',
  sections: [
    {
      id: 'before-you-sign',
      title: 'Before you sign',
      body: () => (
        <>
          <p>Stand the carton upright and check all sides while the courier is still there.</p>
          <ul>
            <li>The model on the label is the one you ordered.</li>
            <li>The tape is intact, and nobody has opened the carton before you.</li>
            <li>No side is crushed, wet or pierced.</li>
          </ul>
          <p>
            If something is wrong, write it on the courier’s slip and take a photo before you sign. If the
            carton is badly damaged, you may refuse it, and we will send another one or refund you.
          </p>
        </>
      ),
    },
    {
      id: 'film-it',
      title: 'Record a video',
      body: () => (
        <p>
          Please record a video on your phone, without a break, from the closed carton with its label visible
          until the set is switched on. We do not refuse a return if there is no video, but with one we can
          decide on the same day and claim the damage from the courier.
        </p>
      ),
    },
    {
      id: 'who-may-open',
      title: 'Who may open and install it',
      body: (shop) => (
        <>
          <p>
            A television above 43 inches needs two people. If it is to be wall-mounted, let an authorised
            technician open and install it: call <Helpline {...shop} /> and we will suggest one near you and
            tell you the visit charge before you agree.
          </p>
          <p>
            We are not responsible for damage to a product that was opened or installed by an unauthorised
            person. You may of course place the set on its own stand yourself, as the leaflet shows.
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
          <li>Cut only the tape; a blade that goes deeper can damage the panel.</li>
          <li>Lift the set by its bottom edge and back, never by the screen, and never lay it face down.</li>
          <li>Fix the feet or the stand before you let go.</li>
          <li>Peel off the protective film, plug it in and let it run for half an hour.</li>
        </ol>
      ),
    },
    {
      id: 'what-is-inside',
      title: 'What should be inside',
      body: () => (
        <p>
          The television, its stand or feet with screws, the remote control with batteries, the power cable,
          the leaflet and the warranty card. Anything else in the box is listed on your model’s page. Keep{' '}
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
            <Link to="/contact">contact page</Link>. Tell us what is wrong, and send the video or photos if we
            ask.
          </p>
          <p>
            Pack the set back in its carton as it was, with everything that came with it. We will collect it;
            please do not send it yourself.
          </p>
        </>
      ),
    },
  ],
};
