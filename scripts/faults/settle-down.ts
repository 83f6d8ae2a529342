import { setTimeout as wait } from 'node:timers/promises';
import { clearFaults } from './dependency-faults';
import type { People } from './people';
import { readSandbox } from './provider-records';
import type { TestEnvironment } from './test-environment';

const WITHIN_MS = 60_000;
const POLL_MS = 150;
const LET_TIME_PASS_EVERY_MS = 1000;

/** Refunds that are still to be sent: not those of orders that staff took up again when the provider had failed them. */
function unfinishedRefunds(sql: TestEnvironment['database']['sql']) {
  return sql<{ id: string; status: string }[]>`
    select r.id, r.status from refunds r left join orders o on o.payment_id = r.payment_id
    where r.status = 'queued' or r.status = 'failed' and (o.id is null or o.status in ('Cancelled', 'Returned')
      or exists (select 1 from return_requests q where q.order_id = o.id and q.approved_at is not null))`;
}

/** What still has to happen; empty when all is at rest. */
async function unfinished({ database: { sql }, sandbox }: TestEnvironment): Promise<string[]> {
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
  const owed = await unfinishedRefunds(sql);
  if (owed.length > 0) left.push(`${owed.length} refunds not done`);
  return left;
}

/** Leases of dead workers, pauses between tries and waits of the job run out: time passes. */
async function letTimePass({ database: { sql } }: TestEnvironment): Promise<void> {
  await sql`update outbox set run_at = now() where done_at is null and failed_at is null and run_at > now()`;
  await sql`update payments set checked_at = null where status in ('starting', 'open')`;
}

/** Staff try again what the provider failed, as the back office offers it. */
async function retryFailedRefunds(world: TestEnvironment, { owner }: People): Promise<void> {
  const failed = (await unfinishedRefunds(world.database.sql)).filter(({ status }) => status === 'failed');
  for (const { id } of failed)
    await fetch(`${world.plain.url}/trpc/dashboard.retryFailure`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
      body: JSON.stringify({ id }),
    }).then(async (answer) => {
      const said = await answer.text();
      /* 404: it went through meanwhile. */
      if (!answer.ok && answer.status !== 404)
        throw new Error(`Staff could not retry refund ${id}: ${answer.status} ${said}`);
    });
}

/** Heals every part, and waits until all that was begun has ended. Returns what never did. */
export async function settleDown(world: TestEnvironment, people: People): Promise<string[]> {
  await clearFaults(world);
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
