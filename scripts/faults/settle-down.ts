import { setTimeout as wait } from 'node:timers/promises';
import { heal } from './fault-list';
import type { People } from './people';
import { readSandbox } from './provider-books';
import type { World } from './world';

const WITHIN_MS = 45_000;
const POLL_MS = 150;
const LET_TIME_PASS_EVERY_MS = 2500;

/** What still has to happen; empty when all is at rest. */
async function unfinished({ database: { sql }, sandbox }: World): Promise<string[]> {
  const { payments, refunds } = await readSandbox(sandbox.url);
  const left: string[] = [];
  const late = payments.filter(({ status }) => status === 'authorized').length;
  if (late > 0) left.push(`${late} payments not captured yet`);
  const pending = refunds.filter(({ status }) => status === 'pending').length;
  if (pending > 0) left.push(`${pending} refunds under way at the provider`);
  const effects = await sql<{ kind: string; last_error: string | null }[]>`
    select kind, last_error from outbox where done_at is null and failed_at is null`;
  if (effects.length > 0)
    left.push(
      `${effects.length} effects queued (${effects[0]?.kind}: ${effects[0]?.last_error ?? 'no try yet'})`,
    );
  const paid = payments.filter(({ captured }) => captured).map(({ order_id }) => order_id);
  const [open] = await sql<{ n: number }[]>`select count(*)::int as n from payments
    where provider_order_id = any(${paid}) and status not in ('completed', 'refund-due')`;
  if (open?.n) left.push(`${open.n} paid payments not settled`);
  const [owed] = await sql<
    { n: number }[]
  >`select count(*)::int as n from refunds where status <> 'processed'`;
  if (owed?.n) left.push(`${owed.n} refunds not done`);
  return left;
}

/** Leases of dead workers, pauses between tries and waits of the job run out: time passes. */
async function letTimePass({ database: { sql } }: World): Promise<void> {
  await sql`update outbox set run_at = now() where done_at is null and failed_at is null and run_at > now()`;
  await sql`update payments set checked_at = null where status in ('starting', 'open')`;
}

/** Staff try again what the provider failed, as the back office offers it. */
async function retryFailedRefunds(world: World, { owner }: People): Promise<void> {
  const failed = await world.database.sql<{ id: string }[]>`select id from refunds where status = 'failed'`;
  for (const { id } of failed)
    await fetch(`${world.plain.url}/trpc/dashboard.retryFailure`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
      body: JSON.stringify({ id }),
    }).then((answer) => answer.arrayBuffer());
}

/** Heals every part, and waits until all that was begun has ended. Returns what never did. */
export async function settleDown(world: World, people: People): Promise<string[]> {
  await heal(world);
  const until = Date.now() + WITHIN_MS;
  let passAt = Date.now() + POLL_MS;
  for (;;) {
    const left = await unfinished(world).catch((error: unknown) => [`the database: ${String(error)}`]);
    if (left.length === 0 || Date.now() > until) return left.map((what) => `never came to rest: ${what}`);
    if (Date.now() > passAt) {
      await letTimePass(world);
      await retryFailedRefunds(world, people);
      passAt = Date.now() + LET_TIME_PASS_EVERY_MS;
    }
    await wait(POLL_MS);
  }
}
