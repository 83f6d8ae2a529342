import type { Tx } from '../client';
import { complaintClocks } from '@aabha/contracts/complaints/complaint-clocks.rules';
import { messageDueAt } from '@aabha/contracts/contact/contact.rules';
import { complaintMessages, complaints } from '../schema/complaints';
import { contactMessages, subscribers } from '../schema/contact';
import { COMPLAINTS, MESSAGES, SUBSCRIBERS } from './data/service-desk-records';
import { pick, randomFrom, uuidAt, type Random } from './random';
import type { People, Person } from './seed-people';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const sender = ({ name, email, phone }: Person) => ({ name, email, phone });
const moment = (atMs: number, random: Random) => ({
  id: uuidAt(atMs, random),
  createdAt: new Date(atMs).toISOString(),
});

interface Desk {
  people: readonly Person[];
  /** Who answered. */
  staffId: string | undefined;
  random: Random;
  now: Date;
}

/** Inserts complaints with their clocks, and what staff answered. */
async function insertComplaints(tx: Tx, { people, staffId, random, now }: Desk): Promise<void> {
  const ids: string[] = [];
  await tx.insert(complaints).values(
    COMPLAINTS.map(
      ({ hoursAgo, resolvedHoursAgo, answer: _text, answeredHoursAgo: _at, ...complaint }, index) => {
        const person = pick(random, people);
        const raisedMs = now.getTime() - hoursAgo * HOUR_MS;
        const { ackDueAt, dueAt } = complaintClocks(new Date(raisedMs));
        const raised = moment(raisedMs, random);
        ids[index] = raised.id;
        return {
          ...raised,
          acknowledgedAt: new Date(raisedMs + MINUTE_MS).toISOString(),
          ackDueAt: ackDueAt.toISOString(),
          dueAt: dueAt.toISOString(),
          resolvedAt:
            resolvedHoursAgo === undefined
              ? null
              : new Date(now.getTime() - resolvedHoursAgo * HOUR_MS).toISOString(),
          linkKey: uuidAt(raisedMs, random),
          ...sender(person),
          ...complaint,
          userId: person.id,
        };
      },
    ),
  );
  await tx.insert(complaintMessages).values(
    COMPLAINTS.flatMap(({ answer, answeredHoursAgo = 0 }, index) =>
      answer === undefined
        ? []
        : [
            {
              ...moment(now.getTime() - answeredHoursAgo * HOUR_MS, random),
              ...{ complaintId: ids[index]!, author: 'shop' as const, staffId, text: answer },
            },
          ],
    ),
  );
}

/** Messages that are due by now were answered by mail. */
function messageState(writtenAt: Date, now: Date) {
  const dueAt = messageDueAt(writtenAt);
  return dueAt > now
    ? { state: 'open' as const, dueAt: dueAt.toISOString() }
    : { state: 'closed' as const, dueAt: null };
}

/** Inserts complaints, messages and subscribers, so that the screens of the service desk have realistic rows. */
export async function insertServiceDesk(
  tx: Tx,
  { others: people, staff: [staffId] }: Pick<People, 'others' | 'staff'>,
  now: Date,
): Promise<void> {
  const random = randomFrom(83);
  await insertComplaints(tx, { people, staffId, random, now });
  await tx.insert(contactMessages).values(
    MESSAGES.map(({ hoursAgo, ...message }) => ({
      ...moment(now.getTime() - hoursAgo * HOUR_MS, random),
      ...sender(pick(random, people)),
      ...message,
      ...messageState(new Date(now.getTime() - hoursAgo * HOUR_MS), now),
    })),
  );
  await tx.insert(subscribers).values(
    SUBSCRIBERS.map(({ daysAgo, email, left }) => ({
      ...moment(now.getTime() - daysAgo * DAY_MS, random),
      email,
      unsubscribeToken: uuidAt(now.getTime(), random),
      unsubscribedAt: left ? new Date(now.getTime() - DAY_MS).toISOString() : null,
    })),
  );
}
