import { AppError, appError } from '@aabha/contracts/errors/errors';
import { isOpenInstallation } from '@aabha/contracts/installations/installations.rules';
import {
  checkVisitSerial,
  isVisitLinkLive,
  typedSerial,
  visitLinkEnd,
  visitStateOf,
} from '@aabha/contracts/installations/visits.rules';
import type {
  FailVisitInput,
  FinishVisitInput,
  VisitInPaise,
  VisitInput,
} from '@aabha/contracts/installations/visits.schema';
import { VISIT_FAILURE_LABELS } from '@aabha/contracts/installations/visits.values';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx, only } from '@aabha/db/tx';
import type { RequestContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { readFiles } from '../complaints/complaints.files.service';
import { lockInstallableOrder } from './installable-orders.queries';
import { freePlace } from './installation-slots.queries';
import { findInstallation, updateInstallation, type InstallationRow } from './installations.queries';
import { selectListedOfIds } from './installations-list.queries';
import { isVisitCode, visitTokenHash } from './visit-keys';
import {
  findVisitLink,
  insertInstalledUnit,
  insertVisitPhotos,
  selectPackedSerials,
  takeTry,
  type VisitLinkRow,
} from './visits.queries';

/** Returns the link of a token that works. Others count against the network of the caller; their refusal is the same for all. */
async function linkOfToken(ctx: RequestContext, token: string): Promise<VisitLinkRow> {
  const link = await findVisitLink(ctx.db, visitTokenHash(token));
  if (link && isVisitLinkLive(link.day, ctx.now())) return link;
  await ctx.limits.takeForAddress('order-link', ctx.address);
  throw appError('INSTALLATION_LINK_UNKNOWN');
}

/** Returns a visit as its technician sees it: once it has ended without whom it was to. */
async function visitOf(db: DbOrTx, { installationId, note }: VisitLinkRow): Promise<{ visit: VisitInPaise }> {
  const { installation, to } = only(await selectListedOfIds(db, [installationId], undefined));
  const { productName: name, type, day, part, feePaise: fee } = installation;
  const state = visitStateOf(installation.state);
  const isOpen = state === 'open';
  const packed = isOpen ? await selectPackedSerials(db, installation) : [];
  return {
    visit: {
      ...{ state, name, type, day, part, fee, to: isOpen ? to : null, note: isOpen ? note : '' },
      needs_serial: packed.length > 0,
      valid_until: visitLinkEnd(day).toISOString(),
    },
  };
}

/** Returns what a technician needs for a visit, by the link to it. */
export async function getVisit(ctx: RequestContext, { token }: VisitInput) {
  return visitOf(ctx.db, await linkOfToken(ctx, token));
}

/** Locks the order of a visit. Returns the installation as it is then, with its link, which may have ended meanwhile. */
async function lockVisit(tx: Tx, { installationId, tokenHash }: VisitLinkRow) {
  const known = await findInstallation(tx, installationId);
  if (known) await lockInstallableOrder(tx, known.orderId);
  const [row, link] = [await findInstallation(tx, installationId), await findVisitLink(tx, tokenHash)];
  if (!row || !link) throw appError('INSTALLATION_LINK_UNKNOWN');
  return { row, link };
}

/** Refuses a wrong code beside its field, and counts it. The count is committed with the refusal. */
async function refuseCode(
  ctx: RequestContext,
  tx: Tx,
  { id, code }: { id: string; code: string },
): Promise<AppError | undefined> {
  const triesLeft = await takeTry(tx, id);
  if (triesLeft === undefined) return appError('INSTALLATION_CODE_LOCKED');
  if (isVisitCode(ctx.config, id, code)) return undefined;
  const refusal = appError('INSTALLATION_CODE_WRONG', { triesLeft });
  return new AppError(refusal.code, refusal.data, { code: refusal.message });
}

/** Returns the id of the serial number that was installed; null where none was packed. Throws beside its field. */
export async function requireSerial(tx: Tx, row: InstallationRow, text: string): Promise<string | null> {
  const typed = typedSerial(text);
  const packed = await selectPackedSerials(tx, row);
  const verdict = checkVisitSerial(typed, packed);
  if (!verdict.ok) {
    const { code, message } = new AppError(verdict.code);
    throw new AppError(code, undefined, { serial: message });
  }
  return packed.find(({ serial }) => serial === typed)?.id ?? null;
}

interface VisitEnd {
  link: VisitLinkRow;
  state: 'done' | 'failed';
  note: string;
  after?: object;
}

/** Stores how a visit ended. The audit entry is under who sent the link: technicians have no account. */
async function endVisit(ctx: RequestContext, tx: Tx, row: InstallationRow, end: VisitEnd): Promise<void> {
  const { link, state, note, after } = end;
  const { id, orderId, zoneId, day, part } = row;
  const today = indiaDay(ctx.now());
  if (zoneId !== null && day > today) await freePlace(tx, { zoneId, day, part });
  await updateInstallation(tx, id, { state, doneOn: state === 'done' ? today : null, note });
  await writeAudit(tx, link.sentBy, {
    action: `installation.${state === 'done' ? 'done' : 'fail'}`,
    ...{ entity: 'installation', entityId: id, before: { state: row.state } },
    after: { order: orderId, state, by: 'technician', ...(note && { note }), ...after },
  });
}

/**
 * Notes that a television is installed: with the code that its buyer told, its serial number, which starts the warranty on this day,
 * and photos. A second press changes nothing (docs/spec/installation.md#technicians-page).
 */
export async function finishVisit(ctx: RequestContext, { token, code, serial, files }: FinishVisitInput) {
  const link = await linkOfToken(ctx, token);
  await ctx.limits.takeForAccount('visit', link.installationId);
  const photos = await readFiles(files, 'pictures');
  const refused = await inTx(ctx.db, async (tx) => {
    const visit = await lockVisit(tx, link);
    const { row } = visit;
    if (row.state === 'done') return undefined;
    if (!isOpenInstallation(row.state)) throw appError('INSTALLATION_NOT_OPEN');
    const refusal = await refuseCode(ctx, tx, { id: row.id, code });
    if (refusal) return refusal;
    const serialId = await requireSerial(tx, row, serial);
    if (serialId !== null) await insertInstalledUnit(tx, { installationId: row.id, serialId });
    await insertVisitPhotos(tx, row.id, photos);
    const done = { done_on: indiaDay(ctx.now()), photos: photos.length };
    const after = { ...done, ...(serialId !== null && { serial: typedSerial(serial) }) };
    await endVisit(ctx, tx, row, { link: visit.link, state: 'done', note: '', after });
    const mail = { orderId: row.orderId, installationId: row.id, change: 'done', slot: null } as const;
    await enqueue(tx, 'mail.installation', mail);
    return undefined;
  });
  if (refused) throw refused;
  return visitOf(ctx.db, link);
}

/** Notes why a television could not be installed, and tells its buyer and staff. A second press changes nothing. */
export async function failVisit(ctx: RequestContext, { token, reason, note }: FailVisitInput) {
  const link = await linkOfToken(ctx, token);
  await ctx.limits.takeForAccount('visit', link.installationId);
  await inTx(ctx.db, async (tx) => {
    const visit = await lockVisit(tx, link);
    const { row } = visit;
    if (row.state === 'failed') return;
    if (!isOpenInstallation(row.state)) throw appError('INSTALLATION_NOT_OPEN');
    const text = [VISIT_FAILURE_LABELS[reason], note].filter(Boolean).join(': ');
    await endVisit(ctx, tx, row, { link: visit.link, state: 'failed', note: text });
    const of = { orderId: row.orderId, installationId: row.id, failure: reason };
    await enqueue(tx, 'mail.installation', { ...of, change: 'failed', slot: null });
    await enqueue(tx, 'mail.installation-failed', of);
  });
  return visitOf(ctx.db, link);
}
