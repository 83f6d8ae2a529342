import type { Tx } from '../client';
import { complaints } from '../schema/complaints';
import { contactMessages, subscribers } from '../schema/contact';
import { COMPLAINTS, MESSAGES, SUBSCRIBERS } from './data/service-desk-records';
import { pick, randomFrom, uuidAt, type Random } from './random';
import type { Person } from './seed-people';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const sender = ({ name, email, phone }: Person) => ({ name, email, phone });
const moment = (atMs: number, random: Random) => ({
  id: uuidAt(atMs, random),
  createdAt: new Date(atMs).toISOString(),
});

/** Inserts complaints, messages and subscribers, so that the screens of the service desk have realistic rows. */
export async function insertServiceDesk(tx: Tx, people: readonly Person[], now: Date): Promise<void> {
  const random = randomFrom(83);
  await tx.insert(complaints).values(
    COMPLAINTS.map(({ hoursAgo, ...complaint }) => {
      const person = pick(random, people);
      return {
        ...moment(now.getTime() - hoursAgo * HOUR_MS, random),
        ...sender(person),
        ...complaint,
        userId: person.id,
      };
    }),
  );
  await tx.insert(contactMessages).values(
    MESSAGES.map(({ hoursAgo, ...message }) => ({
      ...moment(now.getTime() - hoursAgo * HOUR_MS, random),
      ...sender(pick(random, people)),
      ...message,
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
