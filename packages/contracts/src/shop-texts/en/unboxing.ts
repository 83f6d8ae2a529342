import type { WrittenText } from '../text-value';

export const UNBOXING: WrittenText = {
  title: 'Unboxing policy',
  lead: 'Ten careful minutes on delivery day can save you weeks of trouble.',
  description:
    'How to receive and open a new television: what to check before you sign, why to record a video, who may install it, and what to do when something is damaged or missing.',
  body: `
## Before you sign {#before-you-sign}

Stand the carton upright and check all sides while the courier is still there.

- The model on the label is the one you ordered.
- The tape is intact, and nobody has opened the carton before you.
- No side is crushed, wet or pierced.

If something is wrong, write it on the courier’s slip and take a photo before you sign. If the carton is badly damaged, you may refuse it, and we will send another one or refund you.

## Record a video {#film-it}

Please record a video on your phone, without a break, from the closed carton with its label visible until the set is switched on. We do not refuse a return if there is no video, but with one we can decide on the same day and claim the damage from the courier.

## Who may open and install it {#who-may-open}

A television above 43 inches needs two people. If it is to be wall-mounted, let an authorised technician open and install it: call {{helpline}} and we will suggest one near you and tell you the visit charge before you agree.

We are not responsible for damage to a product that was opened or installed by an unauthorised person. You may of course place the set on its own stand yourself, as the leaflet shows.

## Step by step {#step-by-step}

1. Leave the carton in the room for an hour if it is cold or damp, so that no water forms inside.
2. Cut only the tape; a blade that goes deeper can damage the panel.
3. Lift the set by its bottom edge and back, never by the screen, and never lay it face down.
4. Fix the feet or the stand before you let go.
5. Peel off the protective film, plug it in and let it run for half an hour.

## What should be inside {#what-is-inside}

The television, its stand or feet with screws, the remote control with batteries, the power cable, the leaflet and the warranty card. Anything else in the box is listed on your model’s page. Keep {{warrantyClaimPapers}} together: every [warranty claim](/privacy-policy#warranty) needs both.

## If something is wrong {#something-is-wrong}

Tell us on the same day if you can, and at the latest within {{returnDays}} days of delivery: under [My Orders](/myorders), by calling {{helpline}}, or from the [contact page](/contact). Tell us what is wrong, and send the video or photos if we ask.

Pack the set back in its carton as it was, with everything that came with it. We will collect it; please do not send it yourself.
`.trim(),
};
