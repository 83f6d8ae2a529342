import { emailKey } from '@aabha/contracts/accounts/accounts.rules';
import { CONSENT_COLUMNS } from '@aabha/contracts/privacy/consents.csv';
import type {
  ExportConsentsInput,
  ListConsentsInput,
  ListNoticesInput,
  RecordAnalyticsInput,
} from '@aabha/contracts/privacy/consents.schema';
import { noticeIn } from '@aabha/contracts/privacy/notices';
import { CONSENT_PURPOSES } from '@aabha/contracts/privacy/privacy.values';
import { endOfIndiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import { inTx } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import { startExport } from '../exports/exports.service';
import {
  countConsents,
  findConsentIds,
  selectConsents,
  selectConsentsOfIds,
  type ConsentScope,
} from './consents.queries';
import { personKey } from './person-key';
import { recordConsent } from './record-consent.service';

/** Returns the present notice of each purpose in a language, by default that of the call. */
export const listNotices = (ctx: RequestContext, { language = ctx.language }: ListNoticesInput) => ({
  noticeList: CONSENT_PURPOSES.map((purpose) => noticeIn(language, purpose)),
});

/** Records the answer to the question about Google Analytics: of the account of who is signed in, else of the browser. */
export async function recordAnalytics(ctx: RequestContext, { browser, granted }: RecordAnalyticsInput) {
  await ctx.limits.takeForAddress('subscribe', ctx.address);
  const caller = await ctx.caller();
  await inTx(ctx.db, (tx) =>
    recordConsent(ctx, tx, {
      person: caller ? { userId: caller.id } : { browserId: browser },
      purpose: 'analytics',
      action: granted ? 'given' : 'withdrawn',
      channel: 'analytics-question',
      evidence: granted ? 'Chose "Yes, allow"' : 'Chose "No, thanks"',
    }),
  );
  return { message: 'Your choice is saved.' };
}

function scopeOf(ctx: SignedInContext, { search, from, to, ...rest }: ListConsentsInput['filters']) {
  const email = emailKey(search ?? '');
  const scope: ConsentScope = {
    ...rest,
    search: email === '' ? undefined : { email, emailKey: personKey(ctx.config, email) },
    since: from === undefined ? undefined : startOfIndiaDay(from).toISOString(),
    until: to === undefined ? undefined : endOfIndiaDay(to).toISOString(),
  };
  return scope;
}

/** Returns a page of the consent ledger, for a SuperAdmin. */
export async function listConsents(ctx: SignedInContext, { filters, ...page }: ListConsentsInput) {
  const scope = scopeOf(ctx, filters);
  const [consentList, consentCount] = await Promise.all([
    selectConsents(ctx.db, scope, page),
    countConsents(ctx.db, scope),
  ]);
  return { consentList, consentCount };
}

/** Exports the consent ledger under the filters of its list, newest first. */
export function exportConsents(ctx: SignedInContext, { filters }: ExportConsentsInput) {
  const scope = scopeOf(ctx, filters);
  return startExport(ctx, {
    list: 'consents',
    filters,
    columns: CONSENT_COLUMNS,
    findIds: (db) => findConsentIds(db, scope),
    readRows: selectConsentsOfIds,
  });
}
