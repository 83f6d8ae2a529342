import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect } from 'vitest';
import type { PickupSlotsOutput } from '@aabha/contracts/returns/pickup-slots.schema';
import type { PickupPart } from '@aabha/contracts/returns/pickup-slots.values';
import type { ReturnDetails } from '@aabha/contracts/returns/returns.schema';
import { serviceAreas } from '@aabha/db/schema/service-areas';
import { approvedReturns } from './approved-returns';
import { signedInAs, tokenOf, type SignedIn } from './builders';
import { movableClock } from './clock';
import { returning } from './returning';
import { publishSection } from './publish-section';

interface Choice {
  day: string | null;
  part: PickupPart | null;
}

/** Returns a shop for tests of pickups of returns. After each test the counts of slots are those of the pickups. */
export function pickingUp() {
  const at = returning();
  let clock: ReturnType<typeof movableClock>;
  let stranger: SignedIn;
  beforeAll(async () => {
    clock = movableClock(at.shop);
    stranger = await signedInAs(at.shop);
  });
  const wrongCounts = () => at.shop.sql`
    select center, day::text, part, coalesce(s.taken, 0) as taken, coalesce(p.n, 0)::int as pickups
    from pickup_slots s full join (
      select center, day, part, count(*) as n from return_pickups group by 1, 2, 3
    ) p using (center, day, part) where coalesce(s.taken, 0) <> coalesce(p.n, 0)`;
  afterEach(async () => {
    clock.reset();
    await at.shop.db
      .update(serviceAreas)
      .set({ outOfDeliveryArea: false })
      .where(eq(serviceAreas.zipcode, '560034'));
    expect([...(await wrongCounts())]).toEqual([]);
  });

  const slotsOf = async (return_id: string, by = at.shopper) => {
    const path = '/returnRequest/pickup/slots';
    return (await at.shop.rest<PickupSlotsOutput>('POST', path, { return_id }, by.token)).body.data;
  };
  const book = (id: string, choice: Choice, by = at.shopper) =>
    at.shop.rest<{ returnRequest: ReturnDetails }>('POST', `/returnRequest/${id}/pickup`, choice, by.token);
  /** Returns the nth slot that is offered for a return. */
  const slot = async (id: string, nth: number) => {
    const { day, part } = (await slotsOf(id, at.boss)).slots[nth]!;
    return { day, part };
  };
  const freeOf = async (id: string, nth: number) => (await slotsOf(id, at.boss)).slots[nth]?.free;

  async function anApproved() {
    const request = await at.aRequest();
    await at.step(request.returnId, { status: true });
    return request;
  }

  /** Stops the clock at an instant, at which the shopper and the SuperAdmin sign in anew. */
  async function stopAt(instant: string) {
    clock.stopAt(instant);
    const anew = async (who: SignedIn) => ({ ...who, token: await tokenOf(at.shop, who) });
    return { shopper: await anew(at.shopper), boss: await anew(at.boss) };
  }

  /** Moves the pickup of a return to another day, as if it had been chosen for it. */
  const moveDay = (id: string, day: string) => at.shop.sql`
    with old as (select center, day, part from return_pickups where return_id = ${id}),
      freed as (update pickup_slots s set taken = s.taken - 1 from old o
        where s.center = o.center and s.day = o.day and s.part = o.part),
      taken as (insert into pickup_slots (center, day, part, taken) select center, ${day}, part, 1 from old
        on conflict (center, day, part) do update set taken = pickup_slots.taken + 1)
    update return_pickups set day = ${day} where return_id = ${id}`;

  /** Inserts approved returns of the shopper. */
  async function approved(count = 1, zip?: string) {
    const ids = await approvedReturns(at.shop, at.shopper, { count, ...(zip && { zip }) });
    return ids as [string, ...string[]];
  }

  const setLimit = (pickupsPerPart: number) =>
    publishSection(at.shop, at.boss, { section: 'pickups', value: { pickupsPerPart } });

  return {
    at,
    CLEAR: { day: null, part: null },
    get stranger() {
      return stranger;
    },
    anApproved,
    approved,
    book,
    freeOf,
    moveDay,
    setLimit,
    slot,
    slotsOf,
    stopAt,
    wrongCounts,
  };
}
