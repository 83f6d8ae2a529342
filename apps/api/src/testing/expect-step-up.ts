import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { sessions } from '@aabha/db/schema/sessions';
import { PASSWORD } from './builders';
import type { TestShop } from './test-shop';

const HOUR_MS = 3_600_000;

/** Makes the sessions of a person an hour old, so that none is confirmed any more. */
export async function ageSessions(shop: TestShop, userId: string): Promise<void> {
  const at = new Date(shop.deps.ports.clock.now().getTime() - HOUR_MS).toISOString();
  await shop.db.update(sessions).set({ createdAt: at, factorAt: null }).where(eq(sessions.userId, userId));
}

/** Confirms the session of a token, by default with the password. */
export const stepUp = (shop: TestShop, token: string, input: object = { password: PASSWORD }) =>
  shop.rest<{ confirmed_until: string | null; reason?: string; fields?: Record<string, string> }>(
    'POST',
    '/admin/step-up',
    input,
    token,
  );

/** Calls an act. Returns 'done', or the code of its refusal. */
export const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    (answer) => {
      const { status, body } = answer as { status?: number; body?: { data?: { reason?: string } } };
      return typeof status === 'number' && status >= 400 ? String(body?.data?.reason) : 'done';
    },
    (error: unknown) => (error as { data?: { reason?: string } }).data?.reason ?? String(error),
  );

/** Returns what an act could have written (webhooks of the provider come when they like): numbers of rows, prices, states of orders and accounts. */
async function writtenState({ sql }: Pick<TestShop, 'sql'>): Promise<unknown> {
  const [row] = await sql`select
    (select count(*) from audit_log) as audits,
    (select count(*) from outbox where kind <> 'payments.webhook') as effects,
    (select count(*) from refunds) as refunds,
    (select count(*) from refund_requests where state <> 'waiting') as decided,
    (select count(*) from refund_requests) as requests,
    (select count(*) from bulk_jobs) as jobs,
    (select count(*) from api_keys) as keys,
    (select string_agg(name || permissions::text, ',' order by id) from staff_roles) as roles,
    (select count(*) from sessions where ended_at is not null) as ended,
    (select string_agg(state::text || ':' || id, ',' order by id) from price_changes) as changes,
    (select string_agg(new_price_paise::text, ',' order by id) from products) as prices,
    (select string_agg(status::text || is_restocked, ',' order by id) from orders) as orders,
    (select string_agg(coalesce(disabled_at::text, '-') || coalesce(staff_role_id::text, ''), ',' order by id)
      from users) as people`;
  return row;
}

/**
 * Expects that an act is refused to somebody whose last proof is an hour old, that it writes nothing then, and that it is done
 * after they have confirmed.
 */
export async function expectStepUp(
  shop: TestShop,
  by: { id: string; token: string },
  act: () => Promise<unknown>,
): Promise<void> {
  await ageSessions(shop, by.id);
  const before = await writtenState(shop);
  expect(await outcomeOf(act())).toBe('STEP_UP_REQUIRED');
  expect(await writtenState(shop)).toEqual(before);
  expect((await stepUp(shop, by.token)).status).toBe(200);
  expect(await outcomeOf(act())).toBe('done');
}
