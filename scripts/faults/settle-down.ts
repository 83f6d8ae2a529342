import { setTimeout as wait } from 'node:timers/promises';
import { clearFaults } from './dependency-faults';
import type { People } from './people';
import { readProviderRecords } from './provider-records';
import type { ShopUnderTest } from './shop-under-test';

const WITHIN_MS = 60_000;
const POLL_MS = 150;
const EXPIRE_DELAYS_EVERY_MS = 1000;

/**
 * Returns refunds that are still owed, without those of orders that staff reopened after the refund failed, and those of a
 * part that is not there any more.
 */
function unfinishedRefunds(sql: ShopUnderTest['database']['sql']) {
  return sql<{ id: string; status: string }[]>`
    select r.id, r.status from refunds r join payments p on p.id = r.captured_payment_id
    left join orders o on o.payment_id = p.id
    where r.status = 'queued' or r.status = 'failed' and case
      when r.payment_id is null then r.amount_paise <= p.amount_paise - (select coalesce(sum(x.amount_paise), 0)
        from refunds x where x.captured_payment_id = p.id and x.status <> 'failed')
      else o.id is null or o.status in ('Cancelled', 'Returned')
        or exists (select 1 from return_requests q where q.order_id = o.id and q.approved_at is not null) end`;
}

/** Returns descriptions of pending work; empty when the environment is idle. */
async function unfinished({ database: { sql }, sandbox }: ShopUnderTest): Promise<string[]> {
  const { payments, refunds } = await readProviderRecords(sandbox.url);
  const left: string[] = [];
  const late = payments.filter(({ status }) => status === 'authorized').length;
  if (late > 0) left.push(`${late} payments not captured yet`);
  const pending = refunds.filter(({ status }) => status === 'pending').length;
  if (pending > 0) left.push(`${pending} refunds pending at the provider`);
  const effects = await sql<{ kind: string; last_error: string | null }[]>`
    select kind, last_error from outbox where done_at is null and failed_at is null`;
  if (effects.length > 0)
    left.push(
      `${effects.length} effects queued (${effects[0]?.kind}: ${effects[0]?.last_error ?? 'not tried yet'})`,
    );
  const paid = payments.filter(({ captured }) => captured).map(({ order_id }) => order_id);
  const [open] = await sql<{ n: number }[]>`select count(*)::int as n from payments
    where provider_order_id = any(${paid}) and status not in ('completed', 'refund-due')`;
  if (open?.n) left.push(`${open.n} paid payments not settled`);
  const owed = await unfinishedRefunds(sql);
  if (owed.length > 0) left.push(`${owed.length} refunds not done`);
  return left;
}

/** Expires leases of killed workers, retry delays and the job's waiting times. */
async function expireDelays({ database: { sql } }: ShopUnderTest): Promise<void> {
  await sql`update outbox set run_at = now() where done_at is null and failed_at is null and run_at > now()`;
  await sql`update payments set checked_at = null where status in ('starting', 'open')`;
}

/** Retries failed refunds through the back office's call. */
async function retryFailedRefunds(
  environment: ShopUnderTest,
  { owner }: Pick<People, 'owner'>,
): Promise<void> {
  const failed = (await unfinishedRefunds(environment.database.sql)).filter(
    ({ status }) => status === 'failed',
  );
  for (const { id } of failed)
    await fetch(`${environment.plain.url}/trpc/dashboard.retryFailure`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
      body: JSON.stringify({ id }),
    }).then(async (response) => {
      const text = await response.text();
      /* 404: the refund succeeded in the meantime, or another took its part. */
      const isOver = response.status === 404 || text.includes('REFUND_PART_GONE');
      if (!response.ok && !isOver)
        throw new Error(`Staff could not retry refund ${id}: ${response.status} ${text}`);
    });
}

/** Clears all dependency faults and waits until no work is pending. Returns descriptions of work that never ended. */
export async function settleDown(
  environment: ShopUnderTest,
  people: Pick<People, 'owner'>,
  withinMs = WITHIN_MS,
): Promise<string[]> {
  await clearFaults(environment);
  const until = Date.now() + withinMs;
  let expireAt = Date.now() + POLL_MS;
  for (;;) {
    const left = await unfinished(environment).catch((error: unknown) => [`the database: ${String(error)}`]);
    if (left.length === 0 || Date.now() > until) return left.map((what) => `still pending: ${what}`);
    if (Date.now() > expireAt) {
      await expireDelays(environment);
      await retryFailedRefunds(environment, people);
      expireAt = Date.now() + EXPIRE_DELAYS_EVERY_MS;
    }
    await wait(POLL_MS);
  }
}
