import { expect, it } from 'vitest';
import { restEndpoints } from '../rest/rest-routes';
import { ACCESS, accessOf, mayEnter } from './access';
import { KEY_SCOPES, mayKeyCall } from './key-scopes';

const opened = Object.values(KEY_SCOPES).flat();

it('opens calls that are on REST and that its owner, a SuperAdmin, may make', () => {
  const overRest = new Set(restEndpoints().map(({ procedure }) => procedure));
  expect(opened.filter((name) => !overRest.has(name))).toEqual([]);
  expect(opened.filter((name) => !mayEnter('SuperAdmin', accessOf(name)?.may ?? 'customers'))).toEqual([]);
});

it('opens each call in one scope, so that what is not chosen is not opened by another', () => {
  expect(opened.filter((name, n) => opened.indexOf(name) !== n)).toEqual([]);
});

it('pays back only where refunds are named', () => {
  const paying = ['orders.refund', 'orders.updateStatus', 'orders.previewRefund'];
  const others = Object.keys(KEY_SCOPES).filter((scope) => scope !== 'refunds:write');
  expect(paying.map((name) => mayKeyCall(others, name))).toEqual([false, false, false]);
  expect(paying.map((name) => mayKeyCall(['refunds:write'], name))).toEqual([true, true, true]);
});

it('never opens accounts, personal data, exports of people, second approvals, settings or keys', () => {
  const never =
    /^(accounts|apiKeys|audit|privacy|consents|breaches|retention|contact|complaints|cases|search|settings|books|mailLog|mailTemplates|savedViews|bulkJobs|reportSchedules|live|refundRequests|gstReturns)\.|^(orders|draftOrders|invoices|creditNotes|refunds|returns|shipments|coupons)\.exportCsv$|approve|reject|inspect|receive$/;
  expect(opened.filter((name) => never.test(name))).toEqual([]);
});

it('changes the dictionary only where its write scope is named, and reads it with its read scope', () => {
  const calls = Object.keys(ACCESS).filter((name) => name.startsWith('specifications.'));
  const staffCalls = calls.filter((name) => accessOf(name)?.may === 'superAdmins');
  const reading = staffCalls.filter((name) => mayKeyCall(['specifications:read'], name));
  const writing = staffCalls.filter((name) => mayKeyCall(['specifications:write'], name));
  expect([...reading, ...writing].toSorted()).toEqual(staffCalls.toSorted());
  expect(reading.toSorted()).toEqual([
    ...['specifications.exportCsv', 'specifications.list', 'specifications.listUnknown'],
  ]);
  const others = Object.keys(KEY_SCOPES).filter((scope) => !scope.startsWith('specifications:'));
  expect(staffCalls.filter((name) => mayKeyCall(others, name))).toEqual([]);
});

it('opens nothing for a scope that it does not know', () => {
  expect(mayKeyCall(['everything', 'constructor'], 'orders.list')).toBe(false);
});
