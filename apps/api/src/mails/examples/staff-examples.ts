import { paise } from '@aabha/contracts/money/money';
import { auditAnchorMail, type MailedAnchor } from '../templates/audit-anchor-mail';
import { orderMentionMail } from '../templates/order-mails';
import {
  priceDecidedMail,
  priceMissedMail,
  priceProposedMail,
  type MailedPriceChange,
} from '../templates/price-mails';
import { restoreDrillMail, type MailedDrill } from '../templates/restore-drill-mail';
import {
  refundAskedMail,
  refundDecidedMail,
  type MailedRefundRequest,
} from '../templates/refund-request-mails';
import { reportMail } from '../templates/report-mail';
import {
  publishFailedMail,
  reorderMail,
  webhookPausedMail,
  type MailedReorder,
} from '../templates/staff-mails';
import { staffSessionMail } from '../templates/session-mails';
import { secondFactorMail, staffInvitationMail, staffResetMail } from '../templates/staff-sign-in-mails';
import { EMPTY_REPORT, REPORT, REPORT_FILE } from './example-reports';
import { EXAMPLE_ORDER, EXAMPLE_TIMES, TELEVISIONS } from './example-orders';
import { CUSTOMER, EXAMPLE_SESSION, EXAMPLE_TOKEN, STAFF } from './example-persons';
import { example, only, support } from './mail-example';

const { name } = STAFF;

const CHANGE: MailedPriceChange = {
  product: TELEVISIONS.small,
  from: { new_price: paise(24_990_00) },
  wanted: { new_price: paise(16_990_00) },
  ...{ starts_at: EXAMPLE_TIMES.starts, ends_at: EXAMPLE_TIMES.ends },
  ...{ neededApproval: true, isApproved: false, state: 'Proposed' },
  askedBy: { name: STAFF.colleague },
  decidedBy: null,
  note: null,
};
const OTHER_CHANGE: MailedPriceChange = {
  ...CHANGE,
  product: TELEVISIONS.large,
  from: { new_price: paise(54_990_00) },
  wanted: { new_price: paise(36_990_00) },
};

const REQUEST: MailedRefundRequest = {
  order_id: EXAMPLE_ORDER._id,
  customer: CUSTOMER,
  amount: paise(1_04_970_00),
  kind: 'cancellation',
  reason: 'The customer moves abroad and cancelled before dispatch.',
  state: 'waiting',
  asked_by: { name: STAFF.colleague },
  decided_by: null,
  note: null,
  expires_at: EXAMPLE_TIMES.due,
};

const FAILED_DRILL: MailedDrill = {
  ...{
    id: '01957f3e-0000-7000-8000-000000000058',
    startedAt: EXAMPLE_TIMES.placed,
    backupName: '2026-11-28',
  },
  checks: [
    { name: 'backup', ok: true, text: '2026-11-28 with 412 files.' },
    { name: 'restore', ok: false, text: 'tables/orders.rows of the backup is damaged or missing.' },
  ],
  error: 'tables/orders.rows of the backup is damaged or missing.',
};
const ANCHOR: MailedAnchor = {
  ...{ day: '2026-11-28', serial: 18_204, findings: [], findingCount: 0 },
  chainHash: '9f2c4b7a6d1e8053b4a7c9e2f1068d35a7b9c0e4d2f36185970a1b2c3d4e5f60',
};
const CHANGED_ENTRY = { serial: 17_960, entry: null, detail: 'Its entry is not what was sealed.' };

const REORDER: MailedReorder = {
  day: '2026-11-23',
  toOrder: {
    rows: [
      { name: TELEVISIONS.small.name, suggestion: 36, free: 4, cover_days: 3, expected: 0 },
      { name: TELEVISIONS.large.name, suggestion: 12, free: 2, cover_days: 1, expected: 6 },
    ],
    total: 5,
  },
  late: {
    rows: [
      {
        ...{ productName: TELEVISIONS.large.name, quantity: 20, received: 14 },
        ...{ dueOn: '2026-11-19', supplier: 'Surya Displays, Noida' },
      },
    ],
    total: 1,
  },
};

/** Mails to members of staff. */
export const STAFF_EXAMPLES = {
  'mail.order-mention': only((shop, to) =>
    orderMentionMail(shop, to, {
      name,
      note: {
        orderId: EXAMPLE_ORDER._id,
        by: { name: STAFF.colleague },
        text: `@${name} the customer asks for delivery after 6 pm. Can we promise that?`,
      },
    }),
  ),
  'mail.refund-asked': only((shop, to) => refundAskedMail(shop, to, { name, request: REQUEST })),
  'mail.refund-decided': [
    example('approved', 'Approved', (shop, to) =>
      refundDecidedMail(shop, to, {
        name,
        request: { ...REQUEST, state: 'approved', decided_by: { name: STAFF.other } },
        outcome: 'was approved',
      }),
    ),
    example('declined', 'Declined', (shop, to) =>
      refundDecidedMail(shop, to, {
        name,
        request: {
          ...REQUEST,
          ...{ state: 'declined', decided_by: { name: STAFF.other }, note: 'The parcel has left already.' },
        },
        outcome: 'was declined',
      }),
    ),
    example('expired', 'Expired', (shop, to) =>
      refundDecidedMail(shop, to, {
        name,
        request: { ...REQUEST, state: 'expired' },
        outcome: 'has expired',
      }),
    ),
  ],
  'mail.price-proposed': [
    example('one', 'One price', (shop, to) =>
      priceProposedMail(shop, to, { name, first: CHANGE, changes: [CHANGE], changeCount: 1, others: 0 }),
    ),
    example('many', 'Many prices', (shop, to) =>
      priceProposedMail(shop, to, {
        ...{ name, first: CHANGE, changes: [CHANGE, OTHER_CHANGE], changeCount: 14, others: 12 },
      }),
    ),
  ],
  'mail.price-decided': [
    example('approved', 'Approved', (shop, to) =>
      priceDecidedMail(shop, to, {
        name,
        change: { ...CHANGE, state: 'Scheduled', isApproved: true, decidedBy: { name: STAFF.other } },
      }),
    ),
    example('rejected', 'Rejected', (shop, to) =>
      priceDecidedMail(shop, to, {
        name,
        change: {
          ...CHANGE,
          ...{ state: 'Rejected', decidedBy: { name: STAFF.other }, note: 'Below what we paid for it.' },
        },
      }),
    ),
  ],
  'mail.price-missed': [
    example('unapproved', 'Nobody approved it', (shop, to) =>
      priceMissedMail(shop, to, { name, change: CHANGE, isRemoved: false }),
    ),
    example('removed', 'Television removed', (shop, to) =>
      priceMissedMail(shop, to, { name, change: CHANGE, isRemoved: true }),
    ),
    example('late', 'Worker did not run', (shop, to) =>
      priceMissedMail(shop, to, { name, change: { ...CHANGE, isApproved: true }, isRemoved: false }),
    ),
  ],
  'mail.publish-failed': only((shop, to) =>
    publishFailedMail(shop, to, { name, product: TELEVISIONS.large, missing: 'a picture, the price' }),
  ),
  'mail.audit-anchor': [
    example('unchanged', 'Nothing changed', (shop, to) => auditAnchorMail(shop, to, ANCHOR), support),
    example(
      'changed',
      'Changed entries',
      (shop, to) => auditAnchorMail(shop, to, { ...ANCHOR, findingCount: 1, findings: [CHANGED_ENTRY] }),
      support,
    ),
  ],
  'mail.restore-drill': only((shop, to) => restoreDrillMail(shop, to, FAILED_DRILL), support),
  'mail.reorder': only((shop, to) => reorderMail(shop, to, REORDER)),
  'mail.report': [
    example('attached', 'With its file', (shop, to) => reportMail(shop, to, { name, mailed: REPORT }), {
      documents: [REPORT_FILE],
    }),
    example('too-large', 'File too large', (shop, to) =>
      reportMail(shop, to, { name, mailed: { ...REPORT, rowCount: 84_210, isAttached: false } }),
    ),
    example('empty', 'Nothing to list', (shop, to) => reportMail(shop, to, { name, mailed: EMPTY_REPORT })),
  ],
  'mail.staff-reset': [
    example('reset', 'New password', (shop, to) => staffResetMail(shop, to, { name, token: EXAMPLE_TOKEN })),
    example('invitation', 'Invitation', (shop, to) =>
      staffInvitationMail(shop, to, { name, token: EXAMPLE_TOKEN }),
    ),
  ],
  'mail.second-factor': [
    example('on', 'Set up', (shop, to) => secondFactorMail(shop, to, { name, change: 'on' })),
    example('off', 'Removed by its owner', (shop, to) => secondFactorMail(shop, to, { name, change: 'off' })),
    example('removed', 'Removed by a SuperAdmin', (shop, to) =>
      secondFactorMail(shop, to, { name, change: 'removed' }),
    ),
    example('passkey-added', 'Passkey added', (shop, to) =>
      secondFactorMail(shop, to, { name, change: 'passkey-added', passkey: 'Work phone' }),
    ),
    example('passkey-removed', 'Passkey removed', (shop, to) =>
      secondFactorMail(shop, to, { name, change: 'passkey-removed', passkey: 'Work phone' }),
    ),
  ],
  'mail.staff-sign-in-alert': [
    example('new-device', 'New device', (shop, to) =>
      staffSessionMail(shop, to, { ...EXAMPLE_SESSION, name, event: 'new-device' }),
    ),
    example('reused', 'Ended for safety', (shop, to) =>
      staffSessionMail(shop, to, { ...EXAMPLE_SESSION, name, event: 'reused' }),
    ),
  ],
  'mail.webhook-paused': only((shop, to) =>
    webhookPausedMail(shop, to, {
      name,
      webhook: {
        id: '0193a1c0-0000-7000-8000-00000000ab12',
        url: 'https://erp.warehouse.example/hooks/aabha',
        reason: 'It failed for three days.',
        lastResult: '503 Service Unavailable',
      },
    }),
  ),
};
