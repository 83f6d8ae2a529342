import { buyOnce } from './buyers';
import type { Ledger } from './ledger';
import type { People } from './people';
import type { ShopUnderTest } from './shop-under-test';
import { workOnce } from './staff-actions';

const STAFF = 2;

/** A shop under load with its accounts, and what it confirmed to them. */
interface LoadedShop {
  environment: ShopUnderTest;
  people: People;
  ledger: Ledger;
}

/** Runs buyers and staff until `until` settles; resolves when their last calls have ended. */
export async function runLoadUntil(run: LoadedShop, until: Promise<unknown>): Promise<void> {
  const { environment } = run;
  environment.atWork = true;
  const ended = until.finally(() => {
    environment.atWork = false;
  });
  const buyer = async (person: People['buyers'][number]) => {
    while (environment.atWork) await buyOnce(run, person);
  };
  const staff = async () => {
    while (environment.atWork) await workOnce(run);
  };
  await Promise.all([ended, ...run.people.buyers.map(buyer), ...Array.from({ length: STAFF }, staff)]);
}
