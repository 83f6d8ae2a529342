import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { emailKey, isCustomer } from '@aabha/contracts/accounts/accounts.rules';
import { appError } from '@aabha/contracts/errors/errors';
import { noticeIn } from '@aabha/contracts/privacy/notices';
import type {
  OwnDataInput,
  PrivacyOverview,
  SaveNomineeInput,
  SendPrivacyLinkInput,
  SetConsentInput,
} from '@aabha/contracts/privacy/privacy.schema';
import { CONSENT_PURPOSES, LINK_HOURS } from '@aabha/contracts/privacy/privacy.values';
import { isUuid } from '@aabha/db/ids';
import { inTx } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import type { AppDeps } from '../../context/deps';
import { enqueue } from '../../outbox/outbox';
import { personKey, recordConsent } from '../consents/record-consent.service';
import { obstaclesOf } from './erase-person.service';
import {
  deleteNominee,
  findLastExport,
  findLink,
  findNominee,
  insertLink,
  selectLastConsents,
  setSubscription,
  upsertNominee,
} from './own-data.queries';
import type { Person } from './personal-table.queries';
import { countRows, findAccount } from './person.queries';
import { PERSONAL_TABLES } from './personal-tables';
import { selectOwnRequests } from './requests.queries';

const HOUR_MS = 3_600_000;

/** A person whose call it is, with the address that answers go to. */
interface Caller extends Person {
  email: string;
}

/** Returns the key of a link: its id and a keyed hash of its nonce, so that the key is stored nowhere. */
export function linkKey(
  { TOKEN_SECRET }: AppDeps['config'],
  { id, nonce }: { id: string; nonce: string },
): string {
  const signature = createHmac('sha256', `${TOKEN_SECRET}:privacy-link`)
    .update(`${id}:${nonce}`)
    .digest('base64url');
  return `${id}.${signature}`;
}

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

async function personOfLink(ctx: RequestContext, key: string): Promise<Caller> {
  await ctx.limits.takeForAddress('complaint-link', ctx.address);
  const [id = ''] = key.split('.');
  const link = isUuid(id) ? await findLink(ctx.db, id, ctx.now().toISOString()) : undefined;
  if (!link || !isSame(linkKey(ctx.config, link), key)) throw appError('PRIVACY_LINK_WRONG');
  return { userId: null, emails: [link.email], email: link.email };
}

/** Returns whose data a call is about: of the link in a mail, else of the signed-in customer. */
export async function callerOf(ctx: RequestContext, { key }: OwnDataInput): Promise<Caller> {
  if (key !== undefined) return personOfLink(ctx, key);
  const caller = await ctx.caller();
  if (!caller) throw appError(ctx.hasToken ? 'SESSION_EXPIRED' : 'SIGN_IN_REQUIRED');
  if (!isCustomer(caller.role)) throw appError('PRIVACY_STAFF');
  const account = await findAccount(ctx.db, caller.id);
  if (!account) throw appError('SESSION_EXPIRED');
  return { userId: caller.id, emails: account.emails, email: account.email };
}

/**
 * Mails a link to the privacy centre to an address without an account, or asks one with an account to sign in. The response is the
 * same for every address.
 */
export async function sendPrivacyLink(ctx: RequestContext, input: SendPrivacyLinkInput) {
  const email = emailKey(input.email);
  await ctx.limits.takeForAddress('contact', ctx.address);
  await ctx.limits.takeForAccount('contact', email);
  const expiresAt = new Date(ctx.now().getTime() + LINK_HOURS * HOUR_MS).toISOString();
  await inTx(ctx.db, async (tx) => {
    const linkId = await insertLink(tx, { email, nonce: randomBytes(16).toString('hex'), expiresAt });
    await enqueue(tx, 'mail.privacy-link', { linkId, language: ctx.language });
  });
  return { message: 'We have sent you an email with a link.' };
}

async function heldOf(ctx: RequestContext, person: Person): Promise<PrivacyOverview['held']> {
  const held: PrivacyOverview['held'] = [];
  for (const table of PERSONAL_TABLES) {
    const { what, erase } = table;
    const isKept = erase !== 'delete' && 'keep' in erase;
    const row_count = await countRows(ctx.db, table, person);
    const on_erasure = erase === 'delete' ? 'deleted' : isKept ? 'kept' : 'anonymised';
    if (row_count > 0) held.push({ what, row_count, on_erasure, why: isKept ? erase.keep : '' });
  }
  return held;
}

async function consentsOf(ctx: RequestContext, person: Person): Promise<PrivacyOverview['consents']> {
  const keys = person.emails.map((email) => personKey(ctx.config, email));
  const last = await selectLastConsents(ctx.db, person, keys);
  return CONSENT_PURPOSES.map((purpose) => {
    const found = last.find((one) => one.purpose === purpose);
    return {
      purpose,
      title: noticeIn('en', purpose).title,
      action: found?.action ?? null,
      at: found?.at ?? null,
    };
  });
}

/** Returns what the shop stores of a person, and what they asked for (docs/spec/privacy.md#privacy-centre). */
export async function getOverview(ctx: RequestContext, input: OwnDataInput): Promise<PrivacyOverview> {
  const person = await callerOf(ctx, input);
  const { userId, email } = person;
  const [held, consents, nominee, requests, found, obstacles] = await Promise.all([
    heldOf(ctx, person),
    consentsOf(ctx, person),
    userId === null ? undefined : findNominee(ctx.db, userId),
    selectOwnRequests(ctx.db, person),
    findLastExport(ctx.db, person, ctx.now().toISOString()),
    obstaclesOf(ctx.db, person),
  ]);
  const own = { nominee: nominee ?? null, requests, export: found ?? null };
  return { email, has_account: userId !== null, held, consents, ...own, obstacles };
}

/** Stores who may use the caller's rights after their death or incapacity (section 14). */
export async function saveNominee(ctx: SignedInContext, nominee: SaveNomineeInput) {
  await upsertNominee(ctx.db, { userId: ctx.user.id, ...nominee });
  return { nominee };
}

export async function removeNominee(ctx: SignedInContext) {
  await deleteNominee(ctx.db, ctx.user.id);
  return { nominee: null };
}

/** Gives or withdraws a consent from the privacy centre; that for offers changes the subscription too. */
export async function setConsent(ctx: RequestContext, input: SetConsentInput) {
  const { userId, email } = await callerOf(ctx, input);
  const { purpose, granted } = input;
  const person = userId !== null && purpose === 'analytics' ? { userId } : { email };
  await inTx(ctx.db, async (tx) => {
    if (purpose === 'newsletter')
      await setSubscription(tx, emailKey(email), granted ? randomBytes(24).toString('base64url') : null);
    await recordConsent(ctx, tx, {
      ...{ person, purpose, action: granted ? 'given' : 'withdrawn', channel: 'privacy-centre' },
      evidence: granted ? 'Chose "Allow" in the privacy centre' : 'Chose "Withdraw" in the privacy centre',
    });
  });
  return { message: 'Your choice is saved.' };
}
