import { paise } from '@aabha/contracts/money/money';
import { REFUND_CHOSEN, type ReplacementState } from '@aabha/contracts/returns/replacements.values';
import { pickupMail, type MailedPickup } from '../templates/pickup-mail';
import { replacementMail, type MailedReplacement } from '../templates/replacement-mail';
import {
  returnApprovedMail,
  returnArrivedMail,
  returnInspectedMail,
  returnReceivedMail,
  returnRejectedMail,
  type MailedReturn,
} from '../templates/return-mails';
import { EXAMPLE_ORDER, EXAMPLE_SHIPMENT, EXAMPLE_TIMES, TELEVISIONS } from './example-orders';
import { CUSTOMER } from './example-persons';
import { example, only } from './mail-example';

const REFUND = paise(49_980_00);

const REQUEST: MailedReturn = {
  user_id: CUSTOMER,
  order_id: EXAMPLE_ORDER,
  refund_amount: REFUND,
  return_reason: 'Defective product',
  state: 'requested',
  wish: 'refund',
  lines: [{ name: TELEVISIONS.small.name, quantity: 2, accepted: null }],
  decision_reason: null,
  received_at: null,
};

const inspected = (accepted: number, changes: Partial<MailedReturn>): MailedReturn => ({
  ...REQUEST,
  state: 'accepted',
  lines: [{ name: TELEVISIONS.small.name, quantity: 2, accepted }],
  received_at: EXAMPLE_TIMES.expected,
  ...changes,
});

const ACCEPTED = inspected(2, {});
const FOR_REPLACEMENT = inspected(2, { wish: 'replacement' });
const IN_PART = inspected(1, {
  state: 'accepted_in_part',
  refund_amount: paise(24_990_00),
  decision_reason: 'Parts or accessories are missing',
});
const REJECTED = inspected(0, { state: 'rejected', decision_reason: 'We found no fault' });

const REPLACEMENT: MailedReplacement = {
  lines: [{ name: TELEVISIONS.small.name, quantity: 2 }],
  shipment: null,
  cancel_reason: '',
};

const pickupExample = (change: MailedPickup['change'], name: string, slot: MailedPickup['slot']) =>
  example(change, name, (shop, to) => pickupMail(shop, to, { ...REQUEST, change, slot }));

const replacementExample = (state: ReplacementState, name: string, changes: Partial<MailedReplacement>) =>
  example(state, name, (shop, to) =>
    replacementMail(shop, to, {
      ...{ name: CUSTOMER.name, orderId: EXAMPLE_ORDER._id, refundPaise: REFUND, state },
      replacement: { ...REPLACEMENT, ...changes },
    }),
  );

/** Mails about returns and replacements. */
export const RETURN_EXAMPLES = {
  'mail.return-received': only((shop, to) => returnReceivedMail(shop, to, REQUEST)),
  'mail.return-approved': only((shop, to) => returnApprovedMail(shop, to, { ...REQUEST, state: 'approved' })),
  'mail.return-pickup': [
    pickupExample('booked', 'Chosen', { day: '2026-12-01', part: '9-12' }),
    pickupExample('moved', 'Moved', { day: '2026-12-02', part: '15-18' }),
    pickupExample('cleared', 'Cleared by staff', null),
  ],
  'mail.return-arrived': only((shop, to) => returnArrivedMail(shop, to, { ...REQUEST, state: 'received' })),
  'mail.return-inspected': [
    example('accepted', 'Accepted', (shop, to) => returnInspectedMail(shop, to, ACCEPTED)),
    example('in-part', 'Accepted in part', (shop, to) => returnInspectedMail(shop, to, IN_PART)),
    example('replacement', 'Accepted, to be replaced', (shop, to) =>
      returnInspectedMail(shop, to, FOR_REPLACEMENT),
    ),
  ],
  'mail.return-rejected': [
    example('inspected', 'After the inspection', (shop, to) => returnRejectedMail(shop, to, REJECTED)),
    example('requested', 'Before the pickup', (shop, to) =>
      returnRejectedMail(shop, to, {
        ...REQUEST,
        ...{ state: 'rejected', decision_reason: 'The time for returns is over.' },
      }),
    ),
  ],
  'mail.replacement': [
    replacementExample('open', 'Being packed', {}),
    replacementExample('waiting', 'Not in stock', {}),
    replacementExample('shipped', 'On its way', { shipment: EXAMPLE_SHIPMENT }),
    replacementExample('delivered', 'Delivered', { shipment: EXAMPLE_SHIPMENT }),
    replacementExample('cancelled', 'Cancelled', { cancel_reason: REFUND_CHOSEN }),
  ],
};
