import { z } from 'zod';
import { Id, Instant } from '../wire/wire.schema';
import { SESSION_KINDS } from './sessions.values';

/** A session that has neither ended nor expired (docs/spec/sessions-and-access.md#list). */
export const OpenSession = z.object({
  _id: Id,
  kind: z.enum(SESSION_KINDS),
  device: z.string().meta({ description: 'Browser and system; empty where they are not known.' }),
  network: z.string().meta({ description: 'The first half of the network address.' }),
  created_at: Instant,
  last_seen_at: Instant,
  current: z.boolean().meta({ description: 'Whether it is the session of this call.' }),
});
export type OpenSession = z.output<typeof OpenSession>;

export const OpenSessionsOutput = z.object({ sessions: z.array(OpenSession) });

export const EndSessionInput = z.strictObject({ id: Id });
export type EndSessionInput = z.output<typeof EndSessionInput>;

export const StaffSessionsInput = z.strictObject({ id: Id });
export type StaffSessionsInput = z.output<typeof StaffSessionsInput>;

/** Of calls about the caller's own sessions. */
export const OwnSessionsInput = z.strictObject({});
